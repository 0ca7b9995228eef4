import type { Brand } from '@reflectory/contracts/instance';
import { LRUCache } from 'lru-cache';
import { installIcon, type InstallPicture } from './install-manifest.ts';

/** Icons that are kept, a few kilobytes each. */
const KEPT = 2000;

/** Draws the mark of a brand as a PNG; asked again, it answers what it drew. */
export type IconRenderer = (brand: Brand, picture: InstallPicture) => Promise<Buffer>;

async function drawPng(brand: Brand, { size, isMaskable }: InstallPicture): Promise<Buffer> {
  // Loaded with the first icon: few browsers ask for one.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(installIcon(brand, isMaskable)))
    .resize(size, size)
    .png({ palette: false })
    .toBuffer();
}

/** One icon is drawn at a time, however many are asked for. */
export function createIconRenderer(): IconRenderer {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  let last: Promise<unknown> = Promise.resolve();
  return (brand, picture) => {
    const key = JSON.stringify([picture.size, picture.isMaskable, brand.accent, brand.logoPath]);
    const known = drawn.get(key);
    if (known) return known;
    const drawing = last.then(() => drawPng(brand, picture));
    last = drawing.catch(() => drawn.delete(key));
    drawn.set(key, drawing);
    return drawing;
  };
}
