export {
  artworkDataUrl,
  artworkEngine,
  type ArtworkInput,
  drawArtwork,
  type ThumbnailInput,
  thumbnailOf,
} from './artwork.ts';
export { type CoverPart, drawJourney, drawMonthCover, drawYearCover } from './cover.ts';
export { PREVIEW_IMAGE, previewImage } from './preview-image.ts';
export { safeArtwork } from './safe-artwork.ts';
export { familyHues, oklchToHex } from './palette.ts';
