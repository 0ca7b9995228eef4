import type { Language } from '@reflectory/contracts/languages';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

/** By what names and open loops are known in one language; sources of expressions, words between bars. */
export type MentionWords = {
  /** Right before a name: it is a person for sure ("my friend", "Mrs"). */
  titles: string;
  /** Right before a name: it is mostly a person ("with", "called"). */
  beforePerson: string;
  /** Right after a name: it is mostly a person ("said"). */
  afterPerson: string;
  /** Right before a name: it is mostly a place ("in", "drove to"). */
  beforePlace: string;
  /** Names that are none: days, months, habits of speech, and all that would tell of health or belief. */
  none: string;
  /** What begins a thing that is still to be done. */
  loops: readonly string[];
  /** What makes of it a thing that is not. */
  notLoops: string;
  /** Given names, where a script has no capitals. */
  names?: string;
  /** Places of the same. */
  places?: string;
};

export const mentionWords: Readonly<Record<Language, MentionWords>> = { en, de, fr, ar };
