import type { LifeEvents } from '../life-events.ts';
import { pleasant } from './ar/pleasant.ts';
import { sad } from './ar/sad.ts';
import { tense } from './ar/tense.ts';

export const ar: LifeEvents = { ...pleasant, ...tense, ...sad };
