/** Types that clients give what they were told no type of. */
const UNTOLD = ['text/plain;charset=utf-8', 'application/octet-stream'];

/** Bytes that have to be seen of a file. */
export const SNIFFED_BYTES = 16;

/** Whether an upload came without a type of its own. */
export const isTypeUntold = (type: string) => UNTOLD.includes(type.toLowerCase().replaceAll(' ', ''));

/** Media type of a picture by its first bytes; null where they are none that is known. */
export function sniffPicture(head: Buffer): string | null {
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 4) === 'GIF8') return 'image/gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'image/avif';
  return null;
}
