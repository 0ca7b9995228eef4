import type { Language } from '@reflectory/contracts/languages';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What the words of a situation say; none of them tells of a feeling alone (`rules.ts`). */
export const SITUATION_CUES = [
  'nobody',
  'included',
  'alone',
  'feast',
  'noAnswer',
  'long',
  'refused',
  'mine',
  'toOther',
  'public',
  'failed',
  'beg',
  'wronged',
  'untold',
  'home',
  'result',
  'good',
  'bad',
  'finished',
  'burden',
  'gone',
  'remains',
  'still',
  'parent',
  'estranged',
  'little',
  'tender',
  'news',
  'first',
  'cosy',
  'checked',
  'nuisance',
  'early',
  'praise',
  'limb',
  'shaky',
  'tight',
  'loose',
  'heavy',
  'burning',
  'choked',
  'beam',
  'danger',
  'chosen',
  'kind',
  'unasked',
  'outdone',
  'harsh',
  'foul',
  'vast',
  'leaving',
  'theyGot',
  'same',
  'hurtFace',
  'stranger',
  'dread',
  'awake',
] as const;

export type SituationCue = (typeof SITUATION_CUES)[number];
/** Phrases by what they say, between commas. */
export type SituationWords = Readonly<Record<SituationCue, string>>;

export const situationWords: Readonly<Record<Language, SituationWords>> = { en, de, fr, ar };
