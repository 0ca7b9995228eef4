import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { StorageError } from '../storage-error.ts';
import type { ImageTransform } from './transform.policy.ts';

/** Pixels of a picture that is taken at all: a small file can hold a huge one. */
const MAX_PIXELS = 50_000_000;
/** Pictures that are changed at the same time; the rest wait, up to the length of the queue. */
const AT_ONCE = 2;
const QUEUE_LENGTH = 50;

const formats = new Map<string, 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
]);

/** Whether pictures of a media type can be changed. */
export const canTransform = (type: string) => formats.has(type.split(';')[0] ?? '');

const busy = () =>
  new StorageError(
    429,
    'too_many_requests',
    'SlowDown',
    'Too many pictures are being changed, try again soon',
  );
const unreadable = () =>
  new StorageError(422, 'invalid_image', 'InvalidRequest', 'The picture cannot be read');

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE_LENGTH) throw busy();
    await new Promise<void>((resolve) => void waiting.push(resolve));
  }
  running += 1;
  try {
    return await run();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** A picture in another size or format; what its camera noted of place and device is left behind. @throws StorageError */
export function transformImage(content: Readable, transform: ImageTransform, type: string): Promise<Buffer> {
  const { width, height, resize, quality } = transform;
  const format = formats.get(type) ?? 'webp';
  return inTurn(async () => {
    const change = sharp({ limitInputPixels: MAX_PIXELS, animated: format === 'gif' || format === 'webp' })
      .rotate()
      .resize({
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
        fit: resize === 'contain' ? 'inside' : resize,
        withoutEnlargement: resize === 'contain',
      })
      .toFormat(format, { quality });
    content.on('error', (error) => change.destroy(error));
    return content
      .pipe(change)
      .toBuffer()
      .catch(() => {
        throw unreadable();
      });
  });
}
