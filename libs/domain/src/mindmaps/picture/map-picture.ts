import type { MapIcon } from '@reflectory/contracts/mindmaps';
import type { EmotionFamily } from '@reflectory/contracts/journal';
import { familyHues, oklchToHex } from '../../artwork/index.ts';
import { directionOfText } from '../../bidi/index.ts';
import type { MapBox } from '../layout/arrange-map.ts';
import { branchPath, crossPath } from './branch-path.ts';
import { levelStyle, type LevelStyle, SIGN } from './level-style.ts';
import type { NodeFace } from './node-face.ts';
import { mapSigns } from './signs.ts';

/** Lines and texts of a map on a sheet whose upper left corner is [0, 0]; the same for a file of any kind. */
export type MapPicture = {
  width: number;
  height: number;
  background: string;
  lines: { d: string; x: number; y: number; stroke: string; width: number; isDashed: boolean }[];
  texts: {
    text: string;
    /** Where it begins in its own direction, on the line that letters stand on. */
    x: number;
    y: number;
    width: number;
    direction: 'ltr' | 'rtl';
    style: Pick<LevelStyle, 'voice' | 'fontSize' | 'weight'>;
    fill: string;
  }[];
};

export type PictureNode = {
  box: MapBox;
  face: NodeFace;
  /** The box above; null for the centre. */
  above: MapBox | null;
  depth: number;
  colour: EmotionFamily | null;
  icon: MapIcon | null;
  hasNote: boolean;
  hasLink: boolean;
};

export type PictureOptions = {
  nodes: readonly PictureNode[];
  crossLinks: readonly { from: MapBox; to: MapBox; label: string }[];
  /** Width of a line of text on a level. */
  measure(text: string, depth: number): number;
};

/** Colours of paper: a file is printed or laid on a white slide. */
const PAPER = {
  background: '#ffffff',
  text: oklchToHex(0.22, 0.015, 265),
  quiet: oklchToHex(0.44, 0.014, 265),
};
const MARGIN = 40;
const SMALL = { voice: 'working', fontSize: 12, weight: 400 } as const;

/** A branch in the quiet half of the palette. */
const branchColour = (colour: EmotionFamily | null) =>
  colour === null ? PAPER.quiet : oklchToHex(0.62, 0.08, familyHues[colour]);

type Pen = { picture: MapPicture; shiftX: number; shiftY: number };

function drawNode({ picture, shiftX, shiftY }: Pen, node: PictureNode, measure: PictureOptions['measure']) {
  const { box, face, depth } = node;
  const style = levelStyle(depth);
  if (node.above) {
    const d = branchPath(node.above, box, depth === 1);
    const stroke = branchColour(node.colour);
    picture.lines.push({ d, x: shiftX, y: shiftY, stroke, width: style.stroke, isDashed: false });
  }
  const isBackward = directionOfText(face.lines.join(' '), 'ltr') === 'rtl';
  const [left, top] = [box.x + shiftX + style.paddingX, box.y + shiftY + style.paddingY];
  const right = left + box.width - 2 * style.paddingX;
  let cursor = isBackward ? right : left;
  const sign = (name: keyof typeof mapSigns, y: number) => {
    const x = isBackward ? cursor - SIGN.size : cursor;
    picture.lines.push({ d: mapSigns[name], x, y, stroke: PAPER.quiet, width: 1.4, isDashed: false });
    cursor += (SIGN.size + SIGN.gap) * (isBackward ? -1 : 1);
  };
  if (node.icon) sign(node.icon, top + (style.lineHeight - SIGN.size) / 2);
  for (const [place, text] of face.lines.entries()) {
    if (text === '') continue;
    // Letters stand on a line at about a third of their height from below.
    const y = top + place * style.lineHeight + style.lineHeight / 2 + style.fontSize * 0.34;
    const direction = isBackward ? 'rtl' : 'ltr';
    picture.texts.push({
      text,
      x: cursor,
      y,
      width: measure(text, depth),
      direction,
      style,
      fill: PAPER.text,
    });
  }
  const last = top + (face.lines.length - 1) * style.lineHeight + (style.lineHeight - SIGN.size) / 2;
  const widest = Math.max(...face.lines.map((line) => measure(line, depth)));
  cursor += (Math.ceil(widest) + SIGN.gap) * (isBackward ? -1 : 1);
  if (node.hasNote) sign('note', last);
  if (node.hasLink) sign('link', last);
}

function drawCrossLink(
  { picture, shiftX, shiftY }: Pen,
  { from, to, label }: PictureOptions['crossLinks'][number],
) {
  const { d, arrow, x, y } = crossPath(from, to);
  const line = { x: shiftX, y: shiftY, stroke: PAPER.quiet, width: 1.25 };
  picture.lines.push({ ...line, d, isDashed: true }, { ...line, d: arrow, isDashed: false });
  if (label === '') return;
  const direction = directionOfText(label, 'ltr');
  picture.texts.push({
    text: label,
    x: x + shiftX,
    y: y + shiftY,
    width: 0,
    direction,
    style: SMALL,
    fill: PAPER.quiet,
  });
}

/** A map as it is exported: everything that is unfolded, on paper. */
export function pictureOf({ nodes, crossLinks, measure }: PictureOptions): MapPicture {
  const boxes = nodes.map(({ box }) => box);
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const picture: MapPicture = {
    width: Math.ceil(right - left) + 2 * MARGIN,
    height: Math.ceil(bottom - top) + 2 * MARGIN,
    background: PAPER.background,
    lines: [],
    texts: [],
  };
  const pen = { picture, shiftX: MARGIN - left, shiftY: MARGIN - top };
  for (const node of nodes) drawNode(pen, node, measure);
  for (const link of crossLinks) drawCrossLink(pen, link);
  return picture;
}
