/** Words in lower case, without punctuation and Arabic vowel signs. */
export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[\u064b-\u0652\u0640]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
