import type { EmotionFamily } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { directionOfText } from '@reflectory/domain/bidi';
import type { TFunction } from 'i18next';
import {
  type Box,
  type Direction,
  type Paragraph,
  type Run,
  type Shape,
  SLIDE,
} from '../../../shared/pptx/shapes.ts';
import type { DeckColours } from '../../../shared/pptx/theme-parts.ts';
import { emotionLabel, type EmotionBar } from '../model/emotion-bars.ts';

/** What a slide is drawn with. */
export type DrawingTools = {
  t: TFunction<'presentations'>;
  language: Language;
  direction: Direction;
  colours: DeckColours;
  /** Colour of an emotion as `rrggbb`. */
  emotionColour(family: EmotionFamily | undefined): string;
  /** The picture behind an address; undefined where it could not be drawn. */
  pictureOf(address: string): Uint8Array | undefined;
};

/** How a text looks; its colour is one of the deck's. */
export type Look = Pick<Run, 'size' | 'voice' | 'bold'> & { colour: keyof DeckColours; before?: number };

export const MARGIN = 48;
const HEADING_HEIGHT = 18;
const HEADING_GAP = 26;
/** Where the content of a slide with a heading stands. */
export const CONTENT: Box = {
  x: MARGIN,
  y: MARGIN + HEADING_HEIGHT + HEADING_GAP,
  width: SLIDE.width - 2 * MARGIN,
  height: SLIDE.height - 2 * MARGIN - HEADING_HEIGHT - HEADING_GAP,
};
const GUTTER = 56;

/** The halves of a box beside each other. */
export function halves(box: Box): [Box, Box] {
  const width = (box.width - GUTTER) / 2;
  return [
    { ...box, width },
    { ...box, width, x: box.x + width + GUTTER },
  ];
}

/** A text that runs as its first letter does. */
export function paragraph(text: string, look: Look, { direction, colours }: DrawingTools): Paragraph {
  const { colour, before = 0, ...font } = look;
  const runs = [{ ...font, text, colour: colours[colour] }];
  return { runs, direction: directionOfText(text, direction), before };
}

export const textBox = (
  name: string,
  box: Box,
  paragraphs: readonly Paragraph[],
  anchor: 'top' | 'middle' | 'bottom' = 'top',
): Shape => ({ kind: 'text', name, box, paragraphs, anchor });

const HEADING: Look = { size: 13.5, voice: 'working', bold: true, colour: 'accent' };
export const STATEMENT: Look = { size: 24, voice: 'reading', colour: 'text' };
const QUOTE: Look = { size: 20, voice: 'reading', colour: 'text' };
export const TEXT: Look = { size: 20, voice: 'reading', colour: 'text' };
export const DETAIL: Look = { size: 14, voice: 'working', colour: 'quiet' };

/** The heading of a slide, which is its title. */
export function headingShape(text: string, tools: DrawingTools): Shape {
  const box = { x: MARGIN, y: MARGIN, width: CONTENT.width, height: HEADING_HEIGHT };
  const paragraphs = [paragraph(text, HEADING, tools)];
  return { kind: 'text', name: text, box, paragraphs, anchor: 'top', isTitle: true };
}

/** A picture as large as it can be in a box, square as artworks are; nothing where it could not be drawn. */
export function artworkShapes(address: string | null, name: string, box: Box, tools: DrawingTools): Shape[] {
  const png = address === null ? undefined : tools.pictureOf(address);
  if (!png) return [];
  const side = Math.min(box.width, box.height);
  const [x, y] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2];
  return [{ kind: 'picture', name, box: { x, y, width: side, height: side }, png }];
}

/** A sentence with a line at its beginning. */
export function quoteShapes(text: string | null, box: Box, tools: DrawingTools): Shape[] {
  if (text === null) return [];
  return [
    { kind: 'bar', name: 'Line', box: { ...box, width: 2 }, colour: tools.colours.accent },
    textBox(
      'Quote',
      { ...box, x: box.x + 16, width: box.width - 16 },
      [paragraph(text, QUOTE, tools)],
      'middle',
    ),
  ];
}

/** Places of things below each other, none higher than `most` points, in the middle of the content. */
export function rowBoxes(count: number, most: number): Box[] {
  const height = Math.min(most, CONTENT.height / Math.max(1, count));
  const top = CONTENT.y + (CONTENT.height - height * count) / 2;
  return Array.from({ length: count }, (_, index) => ({
    ...CONTENT,
    y: top + index * height,
    height: height - 14,
  }));
}

const ROW = 50;
const BAR = 5;

/** Emotions with their amounts and bars, in the middle of a box that has place for `rows`. */
export function emotionShapes(
  emotions: readonly EmotionBar[],
  box: Box,
  tools: DrawingTools,
  rows = emotions.length,
): Shape[] {
  const row = Math.min(ROW, box.height / Math.max(1, rows));
  const top = box.y + (box.height - row * rows) / 2;
  const atEnd = tools.direction === 'rtl' ? 'left' : 'right';
  return emotions.flatMap((emotion, index): Shape[] => {
    const line = { x: box.x, y: top + index * row, width: box.width, height: row - BAR - 10 };
    const nameWidth = box.width * 0.6;
    const track = { x: box.x, y: line.y + line.height + 3, width: box.width, height: BAR };
    const amount = paragraph(emotion.amount, { ...TEXT, size: 17, colour: 'quiet' }, tools);
    return [
      textBox(
        emotion.name,
        { ...line, width: nameWidth },
        [paragraph(emotionLabel(emotion), TEXT, tools)],
        'bottom',
      ),
      textBox(
        emotion.amount,
        { ...line, x: box.x + nameWidth, width: box.width - nameWidth },
        [{ ...amount, side: atEnd }],
        'bottom',
      ),
      { kind: 'bar', name: 'Scale', box: track, colour: tools.colours.hairline },
      {
        kind: 'bar',
        name: emotion.name,
        box: { ...track, width: Math.max(BAR, box.width * emotion.length) },
        colour: tools.emotionColour(emotion.family),
      },
    ];
  });
}
