import type { EmotionFamily } from '@reflectory/contracts/journal';
import type { Form } from '../sheet.ts';
import { grain } from './grain.ts';
import { peaks } from './peaks.ts';
import { rays } from './rays.ts';
import { rings } from './rings.ts';
import { sparks } from './sparks.ts';
import { water } from './water.ts';
import { whirl } from './whirl.ts';
import { willow } from './willow.ts';

/** What a feeling looks like. */
export const formOfFamily: Readonly<Record<EmotionFamily, Form>> = {
  joy: rays,
  trust: rings,
  calm: water,
  sadness: willow,
  fear: whirl,
  disgust: grain,
  anger: peaks,
  surprise: sparks,
};
