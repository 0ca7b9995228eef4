import sharp from 'sharp';
import { serveTasks } from '@reflectory/runtime/processes';
import type { PictureFormat } from './picture-formats.ts';
import type { ImageTransform } from './transform.policy.ts';

/** One picture to change: a file, how, and into what. */
export type PictureTask = { file: string; transform: ImageTransform; format: PictureFormat };

/** Pixels of a picture that is taken at all: a small file can hold a huge one. */
const MAX_PIXELS = 50_000_000;
const MAX_MEMORY_BYTES = 1_000_000_000;
/** Pixels from which AVIF is packed less tightly: at the usual effort it takes seven times as long. */
const LARGE = 1_000_000;

sharp.concurrency(1);
sharp.cache(false);

/** A picture in another size or format; what its camera noted of place and device is left behind. */
async function transformPicture({ file, transform, format }: PictureTask): Promise<Uint8Array> {
  const { width, height, resize, quality } = transform;
  const resized = sharp(file, {
    limitInputPixels: MAX_PIXELS,
    animated: format === 'gif' || format === 'webp',
  })
    .rotate()
    .resize({
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      fit: resize === 'contain' ? 'inside' : resize,
      withoutEnlargement: resize === 'contain',
    });
  // A quality would have a PNG's colours reduced, which takes fifty times as long.
  if (format === 'png') return resized.png().toBuffer();
  if (format !== 'avif') return resized.toFormat(format, { quality }).toBuffer();
  const source = await sharp(file).metadata();
  const pixels = (width ?? source.width) * (height ?? source.height);
  return resized.avif({ quality, effort: pixels > LARGE ? 0 : 3 }).toBuffer();
}

serveTasks(transformPicture, { maxMemoryBytes: MAX_MEMORY_BYTES });
