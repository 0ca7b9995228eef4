/** A slide is 960 × 540 points, 16:9, as it is on the screen at 1280 pixels. */
export const SLIDE = { width: 960, height: 540 } as const;
/** Units of the format in a point. */
export const EMU = 12_700;

/** Place of a shape in points, from the upper left corner of the slide. */
export type Box = { x: number; y: number; width: number; height: number };
export type Direction = 'ltr' | 'rtl';
/** `reading` and `working` are the two fonts of the theme, so that who edits changes each of them once. */
export type Run = {
  text: string;
  size: number;
  colour: string;
  voice: 'reading' | 'working';
  bold?: boolean;
};
export type Paragraph = {
  runs: readonly Run[];
  direction: Direction;
  /** Physical side; the side that its direction begins on where it is not given. */
  side?: 'left' | 'right';
  /** Points of space above it. */
  before?: number;
};

/** What can stand on a slide; colours are `rrggbb`. */
export type Shape =
  | {
      kind: 'text';
      name: string;
      box: Box;
      paragraphs: readonly Paragraph[];
      anchor: 'top' | 'middle' | 'bottom';
      /** The title of the slide for outlines and screen readers. */
      isTitle?: boolean;
    }
  | { kind: 'bar'; name: string; box: Box; colour: string }
  | { kind: 'picture'; name: string; box: Box; png: Uint8Array };

// What XML cannot hold at all is left out: a vertical tab, or half of a character outside the basic plane.
const refused = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands in XML. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(refused, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const emu = (points: number): number => Math.round(points * EMU);
const placed = ({ x, y, width, height }: Box): string =>
  `<a:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>`;
const filled = (colour: string): string => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;

function runXml({ text, size, colour, voice, bold }: Run): string {
  const font = voice === 'reading' ? '+mj' : '+mn';
  const look = `sz="${Math.round(size * 100)}"${bold ? ' b="1"' : ''} dirty="0"`;
  const properties = `<a:rPr ${look}>${filled(colour)}<a:latin typeface="${font}-lt"/><a:ea typeface="${font}-ea"/><a:cs typeface="${font}-cs"/></a:rPr>`;
  return text
    .split('\n')
    .map((line) => `<a:r>${properties}<a:t>${escapeXml(line)}</a:t></a:r>`)
    .join('<a:br/>');
}

function paragraphXml({ runs, direction, side, before = 0 }: Paragraph): string {
  const isRightToLeft = direction === 'rtl';
  const aligned = (side ?? (isRightToLeft ? 'right' : 'left')) === 'right' ? 'r' : 'l';
  const space = `<a:lnSpc><a:spcPct val="112000"/></a:lnSpc><a:spcBef><a:spcPts val="${Math.round(before * 100)}"/></a:spcBef><a:buNone/>`;
  return `<a:p><a:pPr algn="${aligned}" rtl="${isRightToLeft ? 1 : 0}" marL="0" indent="0">${space}</a:pPr>${runs.map(runXml).join('')}</a:p>`;
}

const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;

function textXml(shape: Extract<Shape, { kind: 'text' }>, id: number): string {
  const kind = shape.isTitle
    ? '<p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr>'
    : '<p:cNvSpPr txBox="1"/><p:nvPr/>';
  // A text that its reader makes longer shrinks instead of leaving its place.
  const body = `<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="${anchors[shape.anchor]}"><a:normAutofit/></a:bodyPr><a:lstStyle/>`;
  const paragraphs = shape.paragraphs.length > 0 ? shape.paragraphs.map(paragraphXml).join('') : '<a:p/>';
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${escapeXml(shape.name)}"/>${kind}</p:nvSpPr><p:spPr>${placed(shape.box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody>${body}${paragraphs}</p:txBody></p:sp>`;
}

function barXml({ name, box, colour }: Extract<Shape, { kind: 'bar' }>, id: number): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${escapeXml(name)}" descr=""/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${placed(box)}<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val 50000"/></a:avLst></a:prstGeom>${filled(colour)}<a:ln><a:noFill/></a:ln></p:spPr></p:sp>`;
}

function pictureXml(
  { name, box }: Extract<Shape, { kind: 'picture' }>,
  id: number,
  relation: string,
): string {
  return `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="${escapeXml(name)}" descr="${escapeXml(name)}"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${placed(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
}

/** The shapes of a slide as XML, in the order in which they are read; `relationOf` names the file of a picture. */
export function shapesXml(shapes: readonly Shape[], relationOf: (png: Uint8Array) => string): string {
  return shapes
    .map((shape, index) => {
      // 1 is the slide itself.
      const id = index + 2;
      if (shape.kind === 'text') return textXml(shape, id);
      return shape.kind === 'bar' ? barXml(shape, id) : pictureXml(shape, id, relationOf(shape.png));
    })
    .join('');
}
