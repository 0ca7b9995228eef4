/** Signs that a journal can have, the first unless another is chosen. */
export const journalIcons = [
  'book-open',
  'notebook',
  'heart',
  'star',
  'home',
  'building',
  'users',
  'globe',
  'sun',
  'moon',
  'lightbulb',
  'goal',
] as const;
type JournalIcon = (typeof journalIcons)[number];

/** The sign of this name; another client may have written one that is not known here. */
export const journalIcon = (name: string): JournalIcon =>
  journalIcons.find((known) => known === name) ?? journalIcons[0];
