/** Digits of Arabic and Persian, each from zero on. */
const ZEROS = [0x0660, 0x06f0];

/** The number that somebody wrote, with a point or a comma, in digits of their language; null where it is none. */
export function readNumber(text: string): number | null {
  const digits = [...text.trim()].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? sign : String(code - zero);
  });
  const plain = digits
    .join('')
    .replaceAll(/[\s'’]/g, '')
    .replace(/[,٫]/, '.');
  return /^[-−]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain.replace('−', '-')) : null;
}
