"""How each language calls itself."""

NAMES = {"en": "English", "it": "Italiano", "fr": "Français", "de": "Deutsch"}
