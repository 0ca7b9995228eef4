import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Basic Latin to Latin Extended-A, and the marks of written text: what the font's file is declared for. */
const FIRST_SIGN = 0x20;
const LAST_SIGN = 0x17f;
const signs =
  String.fromCodePoint(
    ...Array.from({ length: LAST_SIGN - FIRST_SIGN + 1 }, (_none, index) => FIRST_SIGN + index),
  ) + '–—‘’‚“”„†•…‹›€™−←→↑↓';

/**
 * The reading voice as the public pages use it: in one weight, from text to headline size. That is a good third of the
 * file, and it is on the way to the first paint.
 */
const readingVoice = {
  file: /^newsreader-latin-opsz-normal\./,
  options: { targetFormat: 'woff2', variationAxes: { opsz: { min: 16, max: 72 }, wght: 400 } },
} as const;

/** Makes the fonts in `folder` smaller where the pages need less of them. */
export async function subsetFonts(folder: string): Promise<void> {
  const files = readdirSync(folder).filter((file) => readingVoice.file.test(file));
  for (const file of files.map((name) => path.join(folder, name))) {
    writeFileSync(file, await subsetFont(readFileSync(file), signs, readingVoice.options));
  }
}
