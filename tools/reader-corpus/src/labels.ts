import { FEELING_NAMES } from '@reflectory/reader';

/** What a writer can feel: the emotions of the built-in reader. */
export const FEELINGS = FEELING_NAMES;

/** Why words that look like a feeling are none of the writer's now. */
export const REASONS = [
  'negated',
  'conditional',
  'past',
  'other-person',
  'quotation',
  'title',
  'sense',
  'sarcasm',
  'neutral',
] as const;

/** Everyday themes, and the two collections that are not about one. */
export const THEMES = [
  'work',
  'family',
  'death',
  'body',
  'love',
  'friends',
  'money',
  'study',
  'sleep',
  'food',
  'nature',
  'travel',
  'illness',
  'faith',
  'children',
  'neighbours',
  'news',
  'sport',
  'art',
  'machines',
  'cries',
  'look-alikes',
] as const;

export const VOICES = [
  'teenager',
  'nurse',
  'carpenter',
  'expatriate',
  'diarist',
  'logger',
  'poet',
  'ironist',
  'parent',
  'student',
  'widower',
  'driver',
  'teacher',
  'grandmother',
  'musician',
  'villager',
] as const;

/** What makes a sentence hard, or that nothing does. */
export const KINDS = [
  'everyday',
  'negation',
  'others',
  'sarcasm',
  'conditional',
  'body',
  'situation',
  'neutral',
  'diary',
  'dialect',
  'mixed',
  'quotation',
  'past',
  'sense',
  'cry',
  'look-alike',
] as const;

export type Feeling = (typeof FEELINGS)[number];
export type Theme = (typeof THEMES)[number];
export type Voice = (typeof VOICES)[number];
export type Kind = (typeof KINDS)[number];
