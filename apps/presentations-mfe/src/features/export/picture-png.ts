import { EXPORT_IMAGE_WAIT_MS } from '@reflectory/contracts/behaviour';

/** Pixels of a side: sharp on a wall, and below a megabyte. */
const SIDE = 1200;

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image(SIDE, SIDE);
    const timer = setTimeout(() => reject(new Error('The picture did not come')), EXPORT_IMAGE_WAIT_MS);
    image.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(image);
    });
    image.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('The picture cannot be read'));
    });
    image.src = address;
  });
}

/** Draws a square picture as PNG with a clear ground; undefined where it cannot be drawn. */
export async function drawPng(address: string): Promise<Uint8Array | undefined> {
  try {
    const image = await loaded(address);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [SIDE, SIDE];
    canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return png ? new Uint8Array(await png.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
