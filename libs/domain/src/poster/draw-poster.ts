import { oklchToHex } from '../artwork/index.ts';
import { directionOfText } from '../bidi/index.ts';
import { darkened } from './darkened.ts';
import { wrapped } from './wrapped.ts';

/** Papers that posters are made for, in millimetres, upright. */
export const POSTER_PAPERS = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
} as const;
export type PosterPaper = keyof typeof POSTER_PAPERS;

/** What a poster is drawn on. */
export const POSTER_GROUNDS = ['dark', 'light'] as const;
export type PosterGround = (typeof POSTER_GROUNDS)[number];

/** Dots of an inch that print is sharp with. */
const DPI = 300;
const MILLIMETRES_OF_INCH = 25.4;

/** Pixels of a paper in print. */
export function posterPixels(paper: PosterPaper): { width: number; height: number } {
  const { width, height } = POSTER_PAPERS[paper];
  const pixels = (millimetres: number) => Math.round((millimetres / MILLIMETRES_OF_INCH) * DPI);
  return { width: pixels(width), height: pixels(height) };
}

export type PosterInput = {
  paper: PosterPaper;
  ground: PosterGround;
  /** A square drawing, as an SVG text of `artwork`. */
  drawing: string;
  /** Empty where it has no words. */
  title: string;
  date: string;
};

/** Tenths of a millimetre of A4; other papers have its ratio. */
const SHEET = { width: 2100, height: 2970 };
const SIDE = 1800;
const MARGIN = (SHEET.width - SIDE) / 2;
/** What is seen as the middle lies above it. */
const ABOVE = 0.46;
const TITLE = { size: 96, line: 120, most: 3 };
const DATE = { size: 52, line: 116 };
const GAP = 110;

const colours = {
  dark: { ground: oklchToHex(0.17, 0.012, 265), ink: oklchToHex(0.95, 0.006, 90) },
  light: { ground: oklchToHex(0.975, 0.006, 90), ink: oklchToHex(0.24, 0.015, 265) },
} as const satisfies Record<PosterGround, object>;

// Other control characters are not allowed in XML.
const escaped = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/**
 * An artwork as a poster: an SVG text of the size of its paper, with its words beneath where there are any. It consists of
 * lines, and needs no font of its own and no other file.
 */
export function drawPoster({ paper, ground, drawing, title, date }: PosterInput): string {
  const { width, height } = SHEET;
  const lines = title === '' ? [] : wrapped(title, SIDE / TITLE.size, TITLE.most);
  const words = lines.length * TITLE.line + (date === '' ? 0 : DATE.line);
  const top = Math.round((height - SIDE - (words > 0 ? GAP + words : 0)) * ABOVE);
  const below = top + SIDE + GAP;
  const inked = ground === 'light' ? drawing.replaceAll(/#[0-9a-f]{6}/gu, darkened) : drawing;
  const placed = inked.replace(
    /^<svg xmlns="[^"]*" width="\d+" height="\d+"/u,
    `<svg x="${MARGIN}" y="${top}" width="${SIDE}" height="${SIDE}"`,
  );
  const { ground: fill, ink } = colours[ground];
  const text = (said: string, y: number, size: number, opacity: number) =>
    `<text x="${width / 2}" y="${y}" font-size="${size}" fill-opacity="${opacity}" ` +
    `direction="${directionOfText(said, 'ltr')}">${escaped(said)}</text>`;
  const said = [
    ...lines.map((line, at) => text(line, below + at * TITLE.line + TITLE.size, TITLE.size, 1)),
    ...(date === '' ? [] : [text(date, below + words - (DATE.line - DATE.size) / 2, DATE.size, 0.75)]),
  ];
  const { width: across, height: down } = POSTER_PAPERS[paper];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}mm" height="${down}mm" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="none"><rect width="${width}" height="${height}" fill="${fill}"/>${placed}` +
    `<g fill="${ink}" text-anchor="middle" font-family="Newsreader, Georgia, 'Times New Roman', serif">${said.join('')}</g></svg>`
  );
}
