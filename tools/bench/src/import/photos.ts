import sharp from 'sharp';
import { createRandom } from '../testing/load-diary.ts';

/** Three megapixels, as the camera of a phone of some years ago makes them. */
const SIDES = { width: 2048, height: 1536, channels: 3 } as const;
/** Pictures that are drawn; the others are these with other tables, and so with other pixels. */
const DRAWN = 24;
const QUANTIZATION_TABLE = 0xdb;

/** Waves of a few colours under the noise of a sensor. */
function draw(seed: number): Promise<Buffer> {
  const random = createRandom(seed + 1);
  const { width, height, channels } = SIDES;
  const pixels = Buffer.allocUnsafe(width * height * channels);
  const [wide, high] = [90 + random() * 400, 90 + random() * 400];
  for (let place = 0, y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < channels; channel += 1, place += 1)
        pixels[place] =
          128 + 70 * Math.sin(x / wide + channel) + 40 * Math.cos(y / high + seed) + (random() - 0.5) * 40;
  return sharp(pixels, { raw: SIDES })
    .withExif({
      IFD0: { Make: 'Bench', Model: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Where the values of the first table of a JPEG begin. */
function tableOf(jpeg: Buffer): number {
  for (let place = 2; place + 4 < jpeg.length; place += 2 + jpeg.readUInt16BE(place + 2))
    if (jpeg[place + 1] === QUANTIZATION_TABLE) return place + 5;
  throw new Error('A picture without a table');
}

/** Different pictures of 3 megapixels with the place where they were taken, one after the other. */
export async function* drawPhotos(count: number): AsyncGenerator<Buffer> {
  const drawn: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    const place = index % DRAWN;
    const base = drawn[place] ?? (drawn[place] = await draw(place));
    const variant = Math.floor(index / DRAWN);
    const photo = Buffer.from(base);
    const at = tableOf(photo) + 1 + (variant % 60);
    photo[at] = ((photo[at] ?? 0) + 1 + Math.floor(variant / 60)) % 255 || 1;
    yield photo;
  }
}
