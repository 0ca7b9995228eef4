import type { LifeEvents } from '../life-events.ts';
import { pleasant } from './fr/pleasant.ts';
import { sad } from './fr/sad.ts';
import { tense } from './fr/tense.ts';

export const fr: LifeEvents = { ...pleasant, ...tense, ...sad };
