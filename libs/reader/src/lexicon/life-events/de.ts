import type { LifeEvents } from '../life-events.ts';
import { pleasant } from './de/pleasant.ts';
import { sad } from './de/sad.ts';
import { tense } from './de/tense.ts';

export const de: LifeEvents = { ...pleasant, ...tense, ...sad };
