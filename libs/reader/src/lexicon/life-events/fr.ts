import type { LifeEvents } from '../life-events.ts';
import { pleasant } from './fr/pleasant.ts';
import { unpleasant } from './fr/unpleasant.ts';

export const fr: LifeEvents = { ...pleasant, ...unpleasant };
