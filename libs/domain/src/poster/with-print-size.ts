import { crc32 } from '../checksum/index.ts';

/** Bytes of the signature and the head of a PNG, behind which a chunk may say how large its dots are. */
const HEAD = 33;
/** Dots of a metre, of 300 in an inch. */
const DOTS = 11_811;

/** A PNG that says it is meant for 300 dots an inch, so that it is printed in its size. */
export function withPrintSize(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  view.setUint32(8, DOTS);
  view.setUint32(12, DOTS);
  // Of a metre.
  chunk[16] = 1;
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  const sized = new Uint8Array(png.length + chunk.length);
  sized.set(png.subarray(0, HEAD));
  sized.set(chunk, HEAD);
  sized.set(png.subarray(HEAD), HEAD + chunk.length);
  return sized;
}
