/**
 * A text as the lists of words know it: lower case, without accents, vowel signs or the kinds of one letter, with
 * straight apostrophes. Line breaks and quotation marks stay.
 */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u0640\u200b-\u200f]/gu, '')
    .replace(/[‘’ʼ`´]/gu, "'")
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[^\S\n]+/gu, ' ');
