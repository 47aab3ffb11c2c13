"""What the operator of a server may ask for, over HTTP or at the database: a closed list of orders, and their answers.

The bulletin carries to every process whom the operator has banned, who is forgotten, and what is announced.
"""
