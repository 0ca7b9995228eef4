/** Characters of an artwork; ours have at most 20,000. */
const LONGEST = 40_000;

// Nothing but what `drawArtwork` writes, and wrote before: numbers in strokes, areas and dots.
const opacity = '[\\d.]{1,4}';
const look =
  `(?:stroke="#[0-9a-f]{6}" stroke-width="[\\d.]{1,5}" stroke-opacity="${opacity}"` +
  `|fill="#[0-9a-f]{6}" fill-opacity="${opacity}")`;
const number = '-?\\d{1,5}';
const path = `<path d="M${number} ${number}(?:[Lc ]${number}|-\\d{1,5})*[Zz]?"/>`;
const dot = `<circle cx="${number}" cy="${number}" r="[\\d.]{1,5}"(?: fill="#[0-9a-f]{6}")?/>`;
const shape = `(?:${path}|${dot})`;
const whole = new RegExp(
  '^<svg xmlns="http://www\\.w3\\.org/2000/svg" width="\\d{1,4}" height="\\d{1,4}" viewBox="0 0 (\\d{1,4}) (\\d{1,4})" ' +
    `fill="none" stroke-linecap="round"(?: stroke-linejoin="round")?>((?:<g ${look}>${shape}*</g>|${shape})*)</svg>$`,
);
const PREFIX = 'data:image/svg+xml;utf8,';

/** What an artwork consists of: its sheet in units, and its strokes and dots as SVG. */
export type ReadArtwork = { width: number; height: number; strokes: string };

/** Reads an SVG that `drawArtwork` wrote; null for any other, whatever it is. */
export function readArtwork(svg: string): ReadArtwork | null {
  const [, width, height, strokes] = (svg.length <= LONGEST && whole.exec(svg)) || [];
  return strokes === undefined ? null : { width: Number(width), height: Number(height), strokes };
}

/** The same of an address that `artworkDataUrl` made. */
export function readArtworkAddress(address: string): ReadArtwork | null {
  if (!address.startsWith(PREFIX) || address.length > 3 * LONGEST) return null;
  try {
    return readArtwork(decodeURIComponent(address.slice(PREFIX.length)));
  } catch {
    return null;
  }
}
