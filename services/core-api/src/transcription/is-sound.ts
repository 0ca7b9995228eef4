/** First and last of the bytes by which a kind of sound is known. */
export const SOUND_HEAD = { start: 0, end: 11 };

const heads: Readonly<Record<string, { at: number; bytes: string }>> = {
  'audio/webm': { at: 0, bytes: '\x1A\x45\xDF\xA3' },
  'audio/ogg': { at: 0, bytes: 'OggS' },
  'audio/mp4': { at: 4, bytes: 'ftyp' },
};

/** Whether bytes begin as those of a type do. */
export function isSoundOf(type: string, head: Buffer): boolean {
  const known = heads[type];
  return (
    known !== undefined && head.toString('latin1', known.at, known.at + known.bytes.length) === known.bytes
  );
}
