/** Numbers and dates of the statistics as a language writes them. */

import { dateIn } from "../i18n";

export interface Formats {
  /** A number with that many digits after the point. */
  number(value: number, digits?: number): string;
  /** The same with its sign, plus too. */
  signed(value: number, digits?: number): string;
  percent(value: number): string;
  /** The date of a moment in seconds since 1970, here. */
  date(at: number): string;
}

/** The formats of a language; the minus is the sign that points are written with elsewhere. */
export function formatsOf(language: string): Formats {
  const format = (options: Intl.NumberFormatOptions, value: number): string =>
    new Intl.NumberFormat(language, options).format(value).replace("-", "−");
  const fixed = (digits: number): Intl.NumberFormatOptions => ({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return {
    number: (value, digits = 0) => format(fixed(digits), value),
    signed: (value, digits = 0) => format({ ...fixed(digits), signDisplay: "exceptZero" }, value),
    percent: (value) => format({ style: "percent", maximumFractionDigits: 0 }, value),
    date: (at) => dateIn(language, at * 1000, "medium"),
  };
}
