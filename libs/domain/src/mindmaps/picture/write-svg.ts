import { escapeXml } from '../formats/opml.ts';
import type { MapPicture } from './map-picture.ts';

const FAMILIES = {
  reading: "'Newsreader Variable',Newsreader,Georgia,'Times New Roman',serif",
  working: "'Instrument Sans Variable','Instrument Sans',system-ui,'Segoe UI',sans-serif",
};

/** The families that a picture is set in, for whatever draws it. */
export const pictureFont = ({ voice, fontSize, weight }: MapPicture['texts'][number]['style']) =>
  `${weight} ${fontSize}px ${FAMILIES[voice]}`;

const near = (value: number) => Math.round(value * 10) / 10;

/** A picture as SVG that stands alone: shapes and texts, nothing that runs or is fetched. */
export function writeSvg({ width, height, background, lines, texts }: MapPicture, title: string): string {
  const drawn = lines.map(
    ({ d, x, y, stroke, width: thickness, isDashed }) =>
      `<path d="${d}" transform="translate(${near(x)} ${near(y)})" stroke="${stroke}" stroke-width="${thickness}"${isDashed ? ' stroke-dasharray="4 4"' : ''}/>`,
  );
  const written = texts.map(({ text, x, y, width: length, direction, style, fill }) => {
    const fit =
      length > 0 ? ` textLength="${near(length)}" lengthAdjust="spacingAndGlyphs"` : ' text-anchor="middle"';
    return `<text x="${near(x)}" y="${near(y)}"${fit} direction="${direction}" font-family="${FAMILIES[style.voice]}" font-size="${style.fontSize}" font-weight="${style.weight}" fill="${fill}" xml:space="preserve">${escapeXml(text)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    ...drawn,
    '</g>',
    ...written,
    '</svg>',
    '',
  ].join('\n');
}
