import { EXPORT_BACKGROUND, EXPORT_IMAGE_WAIT_MS, EXPORT_SCALE } from '@reflectory/contracts/behaviour';
import { embeddedFonts } from './embedded-fonts.ts';

/** Draws an element of the page as a PNG. */
export type SlideRenderer = (slide: HTMLElement) => Promise<Blob>;

async function imageIsReady(image: HTMLImageElement, signal: AbortSignal): Promise<boolean> {
  if (!image.complete) {
    await new Promise<void>((resolve) => {
      for (const event of ['load', 'error']) {
        image.addEventListener(event, () => resolve(), { once: true, signal });
      }
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }
  return image.complete && image.naturalWidth > 0;
}

/**
 * Waits at most `milliseconds` for the images inside `slide`, gives those that never came, and stops their loading,
 * so that nobody waits for them a second time.
 */
export async function missingImages(slide: HTMLElement, milliseconds: number): Promise<Set<Node>> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), milliseconds);
  const images = [...slide.querySelectorAll('img')];
  const ready = await Promise.all(images.map((image) => imageIsReady(image, waiting.signal)));
  clearTimeout(timer);
  waiting.abort();
  const missing = images.filter((_, index) => !ready[index]);
  for (const image of missing) image.removeAttribute('src');
  return new Set(missing);
}

/**
 * Draws a slide on white at scale 2, from a copy that may be changed. An image that does not come within 15 seconds is left out:
 * the slide is exported without it.
 *
 * @throws Error when the browser cannot draw the slide.
 */
export const renderSlideAsPng: SlideRenderer = async (slide) => {
  const { domToBlob } = await import(/* webpackChunkName: "png" */ 'modern-screenshot');
  const [fonts, missing] = await Promise.all([
    embeddedFonts(EXPORT_IMAGE_WAIT_MS),
    missingImages(slide, EXPORT_IMAGE_WAIT_MS),
  ]);
  const picture = await domToBlob(slide, {
    scale: EXPORT_SCALE,
    backgroundColor: EXPORT_BACKGROUND,
    timeout: EXPORT_IMAGE_WAIT_MS,
    type: 'image/png',
    // Left to itself the library writes a style sheet, which the content security policy refuses.
    font: fonts === '' ? false : { cssText: fonts },
    filter: (node) => !missing.has(node),
  });
  if (picture.size === 0) throw new Error('The browser drew nothing');
  return picture;
};
