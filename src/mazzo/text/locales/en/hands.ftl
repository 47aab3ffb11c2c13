# A phone while a screen in the room shows the table.

hands-offer = The table is on the big screen.
hands-yes = Only my cards here
hands-no = Not now
hands-whole = Whole table
hands-actions = What you can do
hands-look = Look at the big screen
hands-choose = Your choice: tap a card or a pile
