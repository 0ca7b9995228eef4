export { artworkDataUrl, artworkEngine, drawArtwork } from './artwork.ts';
export { thumbnailOf } from './thumbnail.ts';
export { familyHues } from './palette.ts';
