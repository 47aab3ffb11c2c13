# A phone that shows only its person's cards while a screen in the room shows the table.

hands-whole = Whole table
hands-own = Only my cards here
hands-actions = Your cards and choices
hands-look-up = Look up
hands-cards = My cards
hands-face = Put my cards away
hands-none = You have no cards.
