import { drawArtwork } from './artwork.ts';
import { oklchToHex } from './palette.ts';
import { type ReadArtwork, readArtwork, readArtworkAddress } from './read-artwork.ts';

/** Pixels of the image that messengers show beside a link. */
export const PREVIEW_IMAGE = { width: 1200, height: 630 } as const;
const MARGIN = 33;
const SHEET = { width: 1600, height: 840 };
/** The ink of the dark theme. */
const ground = oklchToHex(0.17, 0.012, 265);

function sheet({ width, height, strokes }: ReadArtwork): string {
  const [right, below] = [PREVIEW_IMAGE.width - 2 * MARGIN, PREVIEW_IMAGE.height - 2 * MARGIN];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_IMAGE.width}" height="${PREVIEW_IMAGE.height}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    `<svg x="${MARGIN}" y="${MARGIN}" width="${right}" height="${below}" viewBox="0 0 ${width} ${height}" ` +
    `fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes}</svg></svg>`
  );
}

/** Lines without a feeling, for links that show no artwork; the same for the same seed. */
function neutralArtwork(seed: string): ReadArtwork {
  const drawn = readArtwork(drawArtwork({ emotions: [], rhythm: [4, 9, 6, 12, 5], seed }, SHEET));
  if (!drawn) throw new Error('An artwork cannot be read');
  return drawn;
}

/**
 * The image of a shared link as SVG, drawn from its artwork; a neutral one for `null`, and for an address of anything
 * that is no artwork of ours.
 */
export const previewImage = (address: string | null, seed: string): string =>
  sheet((address === null ? null : readArtworkAddress(address)) ?? neutralArtwork(seed));
