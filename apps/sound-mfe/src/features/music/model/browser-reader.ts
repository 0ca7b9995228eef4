import type { MusicReader } from './read-music.ts';

/** Pixels of the longer side of a cover. */
const COVER_SIDE = 512;
/** Music is measured at this rate, whatever it was recorded with and is heard with. */
const SAMPLE_RATE = 44_100;

/** Reads music by what the browser brings. */
export const browserReader: MusicReader = {
  decode: (bytes) => new OfflineAudioContext(2, 1, SAMPLE_RATE).decodeAudioData(bytes),
  async shrink(picture) {
    try {
      const bitmap = await createImageBitmap(picture);
      const share = Math.min(1, COVER_SIDE / Math.max(bitmap.width, bitmap.height));
      const canvas = new OffscreenCanvas(
        Math.max(1, Math.round(bitmap.width * share)),
        Math.max(1, Math.round(bitmap.height * share)),
      );
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      bitmap.close();
      return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    } catch {
      return null;
    }
  },
};
