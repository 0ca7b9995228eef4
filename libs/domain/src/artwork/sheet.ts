import type { Point } from './curve.ts';
import { between, type Random } from './random.ts';

/** How strongly a mark speaks: what lies behind, the drawing itself, and the light on it. */
export type Depth = 'deep' | 'plain' | 'light';

type MarkOf = {
  /** Place along what is drawn, 0 to 1: it chooses the feeling that gives the colour. */
  at: number;
  depth: Depth;
};
/** A stroke; `width` in heights of the sheet. A straight one goes from point to point, another one curves through them. */
export type Line = MarkOf & {
  kind: 'line';
  points: readonly Point[];
  width: number;
  isClosed?: boolean;
  isStraight?: boolean;
};
export type Area = MarkOf & { kind: 'area'; points: readonly Point[]; isStraight?: boolean };
export type Dot = MarkOf & { kind: 'dot'; centre: Point; radius: number };
export type Mark = Line | Area | Dot;

/** What a form is drawn from. The sheet is 1 high and `width` wide. */
export type Sheet = {
  width: number;
  /** Few and strong marks, for a picture of some 30 to 100 px. */
  isSmall: boolean;
  random: Random;
  /** Long and short sentences along the text, 0.25 to 1. */
  paceAt: (place: number) => number;
  /** How agitated it was, 0 to 1. */
  arousal: number;
  /** Days or months that are drawn one by one, where the form does so. */
  parts: number;
  /** Feelings that are drawn. */
  feelings: number;
};

export type Form = (sheet: Sheet) => Mark[];

/** `count` numbers from 0 to 1, evenly spaced and with both ends. */
export const steps = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (count > 1 ? index / (count - 1) : 0.5));

/** `count` numbers between two, as the values that a smooth function runs through. */
export const knots = (random: Random, count: number, from = -1, to = 1): number[] =>
  Array.from({ length: count }, () => between(random, from, to));

/** `count` points of an ellipse around a middle, from its top. */
export const arc = ([x, y]: Point, [across, down]: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / count;
    return [x + across * Math.sin(turn), y - down * Math.cos(turn)];
  });

/** How the strokes of a field alternate: a strong one among `strongest`, and a dim one among three of the others. */
export const depthOf = (index: number, strongest: number): Depth =>
  index % strongest === Math.floor(strongest / 2) ? 'light' : index % 3 === 0 ? 'deep' : 'plain';
