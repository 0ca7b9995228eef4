import * as z from 'zod';
import { textsOf } from '../languages/texts-of.ts';

const text = z.string().min(1);
const words = z.strictObject({ heading: text, text });

/** What the plain pages say: those that can be written without a release. */
export const plainTexts = textsOf(
  'plain-pages',
  z.strictObject({
    'instance-not-found': words,
    'instance-suspended': words,
    'not-found': words,
    'rate-limited': words,
    unavailable: words,
    failed: words,
    'service-only': words,
  }),
);

/** Pages that can be written without a release. */
export type PlainPage = keyof (typeof plainTexts)['en'];
