export { artworkDataUrl, artworkEngine, drawArtwork } from './artwork.ts';
export { PREVIEW_IMAGE, previewImage } from './preview-image.ts';
export { type ThumbnailInput, thumbnailOf } from './thumbnail.ts';
export { familyHues } from './palette.ts';
