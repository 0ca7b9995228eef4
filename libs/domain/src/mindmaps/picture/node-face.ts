import type { MapIcon } from '@reflectory/contracts/mindmaps';
import type { Size } from '../layout/arrange-map.ts';
import { levelStyle, SIGN } from './level-style.ts';
import { linesOfText } from './text-lines.ts';

/** What of a node is to be seen. */
export type NodeLook = { text: string; icon: MapIcon | null; hasNote: boolean; hasLink: boolean };

/** A node as it is drawn: its lines, and how large that is. */
export type NodeFace = Size & { lines: readonly string[] };

/** Width of a text in the font of a level. */
export type MeasureText = (text: string, depth: number) => number;

const LEAST_WIDTH = 24;

/** What a node looks like on its level. */
export function faceOf(
  { text, icon, hasNote, hasLink }: NodeLook,
  depth: number,
  measure: MeasureText,
): NodeFace {
  const { lineWidth, lineHeight, paddingX, paddingY } = levelStyle(depth);
  const { lines, width } = linesOfText(text, lineWidth, (line) => measure(line, depth));
  const signs = [icon !== null, hasNote, hasLink].filter(Boolean).length;
  return {
    lines,
    width: Math.max(LEAST_WIDTH, Math.ceil(width) + signs * (SIGN.size + SIGN.gap)) + 2 * paddingX,
    height: lines.length * lineHeight + 2 * paddingY,
  };
}
