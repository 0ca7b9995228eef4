/** Whole weights from base64. */
export const unpackTable = (packed: string): Int8Array =>
  Int8Array.from(atob(packed), (letter) => (letter.codePointAt(0) ?? 0) - 128);
