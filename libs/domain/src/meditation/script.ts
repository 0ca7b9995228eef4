import type { PictureSource } from '@reflectory/contracts/sound';
import type { PacerKey } from '../breathing/index.ts';

/** The sentence of an entry that led to a line, with its place in the text (UTF-16 units). */
export type Because = { sentence: string; start: number; end: number };

/** What a step is known by where somebody edits it. */
type Named = { id?: string };

/**
 * One step of a meditation. What is said has its own length; pauses, silence and pictures share what is left by their weight.
 * `isLong` steps are left out of short ones.
 */
export type Step = Named &
  (
    | { kind: 'bell'; ring: 'bowl' | 'small-bowl' }
    | { kind: 'say' | 'body'; text: string; isLong?: boolean; because?: Because }
    | { kind: 'pause' | 'silence'; weight: number }
    | { kind: 'picture'; of: PictureSource | null; alt: string; weight: number }
    | { kind: 'breathe'; pacer: PacerKey; rounds: number }
  );

/** A meditation as a document: what one sees, hears and does, in this order. */
export type Script = { title: string; steps: readonly Step[] };

const PACERS: Record<string, PacerKey> = { c: 'coherent', x: 'box', r: 'relaxing' };

/**
 * Makes a script of lines and the form that is common to its languages, a list of words: `b` a bell, `3` the line of that
 * number, `d3` one about the body, `+3` one for long ones alone, `p2` a pause and `s5` silence of a weight, `c4`, `x4`
 * and `r4` so many breaths: even, box, 4-7-8.
 *
 * @throws Error for a word that is none of these, or a line that is not there.
 */
export function composeScript(title: string, form: string, lines: readonly string[]): Script {
  return { title, steps: form.split(' ').map((word) => stepOf(word, lines)) };
}

function stepOf(word: string, lines: readonly string[]): Step {
  const [, sign = '', digits = ''] = /^([+dbpscxr]?)(\d*)$/.exec(word) ?? [];
  const number = Number(digits);
  if (word === 'b') return { kind: 'bell', ring: 'bowl' };
  if (digits === '') throw new Error(`"${word}" is no step of a meditation`);
  const pacer = PACERS[sign];
  if (pacer) return { kind: 'breathe', pacer, rounds: number };
  if (sign === 'p') return { kind: 'pause', weight: number };
  if (sign === 's') return { kind: 'silence', weight: number };
  const text = lines[number];
  if (text === undefined) throw new Error(`There is no line ${number}`);
  return { kind: sign === 'd' ? 'body' : 'say', text, ...(sign === '+' && { isLong: true }) };
}
