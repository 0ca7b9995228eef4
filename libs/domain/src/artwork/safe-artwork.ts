import { drawArtwork } from './artwork.ts';
import { readArtwork } from './read-artwork.ts';

/** A stored drawing; for one that `drawArtwork` did not write, whoever brought it, lines without a feeling. */
export const safeArtwork = (svg: string, seed: string): string =>
  readArtwork(svg) ? svg : drawArtwork({ emotions: [], seed });
