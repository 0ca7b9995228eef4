import type { LifeEvents } from '../life-events.ts';
import { pleasant } from './ar/pleasant.ts';
import { unpleasant } from './ar/unpleasant.ts';

export const ar: LifeEvents = { ...pleasant, ...unpleasant };
