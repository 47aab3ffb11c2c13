"""The names of the languages, each in its own."""

NAMES = {"en": "English", "it": "Italiano", "fr": "Français", "de": "Deutsch"}
