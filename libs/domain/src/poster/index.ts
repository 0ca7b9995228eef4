export {
  drawPoster,
  POSTER_GROUNDS,
  POSTER_PAPERS,
  type PosterGround,
  type PosterInput,
  type PosterPaper,
  posterPixels,
} from './draw-poster.ts';
export { withPrintSize } from './with-print-size.ts';
