"""Looking ahead: a fast twin of the play of the cards, and what is computed with it."""
