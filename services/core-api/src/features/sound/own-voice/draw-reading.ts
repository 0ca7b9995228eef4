import { randomInt } from 'node:crypto';
import type { Language } from '@reflectory/contracts/languages';
import * as z from 'zod';
import { textsOf } from '../../../languages/texts-of.ts';

/** Sentences of a reading that nobody can know before; their order counts: 26 · 25 · 24 · 23 readings. */
const DRAWN = 4;

const line = z.string().min(1).max(200);
const readings = textsOf(
  'sound/own-voice',
  z.strictObject({ statement: line, sentences: z.array(line).min(24) }),
);

/** What its reader agrees to, and sentences of which nobody knew before that they would be read. */
export function drawStatement(language: Language): string {
  const { statement, sentences } = readings[language];
  const left = [...sentences];
  const drawn = Array.from({ length: DRAWN }, () => left.splice(randomInt(left.length), 1)[0] ?? '');
  return [statement, ...drawn].join('\n');
}
