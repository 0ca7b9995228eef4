/** What a picture says of itself that is kept when all else is removed. */
export type PictureFacts = {
  width?: number;
  height?: number;
  /** As the camera wrote it: ISO 8601, with an offset where there is one. */
  takenAt?: string;
};

/** A picture without what its camera noted of place and device; the same pixels. */
export type Cleaned = { bytes: Buffer; facts: PictureFacts };

/** The bytes are none of the format that their beginning says. */
export class DamagedPictureError extends Error {
  constructor() {
    super('The picture cannot be read');
    this.name = 'DamagedPictureError';
  }
}

/** Parts that a picture may consist of: a file made of nothing but tiny ones must not fill the memory. */
const MAX_PARTS = 20_000;

/** Collects parts of a buffer; neighbours become one. */
export function createParts(source: Buffer) {
  const parts: { from: number; to: number; inserted?: Buffer }[] = [];
  const add = (part: (typeof parts)[number]) => {
    if (parts.length >= MAX_PARTS) throw new DamagedPictureError();
    parts.push(part);
  };
  return {
    keep(from: number, to: number): void {
      const last = parts.at(-1);
      if (last && !last.inserted && last.to === from) last.to = to;
      else if (to > from) add({ from, to });
    },
    insert(inserted: Buffer): void {
      add({ from: 0, to: 0, inserted });
    },
    join: (): Buffer =>
      Buffer.concat(parts.map(({ from, to, inserted }) => inserted ?? source.subarray(from, to))),
  };
}
