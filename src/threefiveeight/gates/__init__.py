"""The game in other worlds: OpenSpiel and PettingZoo, each an extra that is imported only when it is asked for."""
