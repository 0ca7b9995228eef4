/** Bytes that every file system takes, with room for ` (conflict 2026-11-27 2).md`. */
const MOST_BYTES = 180;

/** Signs that a file system, a link of Obsidian or a shell reads as something else. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff<>:"/\\|?*#^[\]]+/gu;

/** As file systems compare that see no difference between great and small letters. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

function clipped(text: string, mostBytes: number): string {
  let bytes = 0;
  let taken = '';
  for (const sign of text) {
    bytes += Buffer.byteLength(sign);
    if (bytes > mostBytes) break;
    taken += sign;
  }
  return taken;
}

/** `2026-11-27 Title.md`: safe in every file system, and none of those that are taken. */
export function fileName(day: string, title: string, isTaken: (key: string) => boolean): string {
  const words = title.toWellFormed().normalize('NFC').replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ');
  const base = clipped(`${day} ${words.trim()}`, MOST_BYTES).replace(/[\s.]+$/, '');
  return uniqueName(base, isTaken);
}

/** `Name.md`, or `Name 2.md` where that is taken. */
export function uniqueName(base: string, isTaken: (key: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? `${base}.md` : `${base} ${count}.md`;
    if (!isTaken(nameKey(name))) return name;
  }
}

/** Names for local words beside an entry, one after the other. */
export function* conflictNames(file: string, day: string): Generator<string> {
  const base = file.replace(/\.md$/i, '');
  yield `${base} (conflict ${day}).md`;
  for (let count = 2; ; count += 1) yield `${base} (conflict ${day} ${count}).md`;
}
