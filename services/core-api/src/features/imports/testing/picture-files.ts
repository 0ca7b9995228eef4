const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

/** How long it is shown, then its two pixels. */
const frame = (colour: number) =>
  [0x21, 0xf9, 4, 0, 10, 0, 0, 0].concat([0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44 + colour, 0x0a, 0]);

/** A GIF of two frames, two pixels wide, that plays without end. */
export const animation = bytesOf(
  'GIF89a',
  [2, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
  [0x21, 0xff, 11],
  'NETSCAPE2.0',
  [3, 1, 0, 0, 0],
  frame(0),
  frame(1),
  [0x3b],
);

/** The beginning of a picture as phones make them, with an empty box for its pixels. */
export const heic = bytesOf(
  [0, 0, 0, 24],
  'ftypheic',
  [0, 0, 0, 0],
  'mif1heic',
  [0, 0, 0, 16],
  'mdat',
  [1, 2, 3, 4, 5, 6, 7, 8],
);
