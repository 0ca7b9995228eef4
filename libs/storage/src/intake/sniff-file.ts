import { SNIFFED_BYTES as PICTURE_BYTES, sniffPicture } from '../images/sniff-picture.ts';

/** Bytes that have to be seen of a file. */
export const SNIFFED_FILE_BYTES = Math.max(PICTURE_BYTES, 64);

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);
const AUDIO_BRANDS = new Set(['M4A ', 'M4B ', 'M4P ']);

/**
 * Media type of a picture, PDF, sound or film by its first bytes; null for any other. `declared` only decides whether a
 * container that holds sound or films holds sound.
 */
export function sniffFile(head: Buffer, declared: string): string | null {
  return sniffBoxes(head, declared) ?? sniffPicture(head) ?? sniffSound(head, declared);
}

/** Formats made of boxes: the brands say which. */
function sniffBoxes(head: Buffer, declared: string): string | null {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return null;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'image/avif';
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return 'image/heic';
  if (brands[0] === 'qt  ') return 'video/quicktime';
  const isSound = AUDIO_BRANDS.has(brands[0] ?? '') || declared.startsWith('audio/');
  return isSound ? 'audio/mp4' : 'video/mp4';
}

function sniffSound(head: Buffer, declared: string): string | null {
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  const isSound = declared.startsWith('audio/');
  if (text(0, 5) === '%PDF-') return 'application/pdf';
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return isSound ? 'audio/webm' : 'video/webm';
  if (text(0, 4) === 'OggS') return declared.startsWith('video/') ? 'video/ogg' : 'audio/ogg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'audio/wav';
  if (text(0, 4) === 'fLaC') return 'audio/flac';
  if (text(0, 3) === 'ID3') return 'audio/mpeg';
  const [first = 0, second = 0] = head;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  // The layer tells AAC in its plain frames from MP3.
  return (second & 0x06) === 0 ? 'audio/aac' : 'audio/mpeg';
}
