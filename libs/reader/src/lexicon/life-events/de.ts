import type { LifeEvents } from '../life-events.ts';
import { pleasant } from './de/pleasant.ts';
import { unpleasant } from './de/unpleasant.ts';

export const de: LifeEvents = { ...pleasant, ...unpleasant };
