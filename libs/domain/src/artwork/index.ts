export { artworkDataUrl, artworkEngine, drawArtwork } from './artwork.ts';
export { type ThumbnailInput, thumbnailOf } from './thumbnail.ts';
export { familyHues } from './palette.ts';
