/** What search does not tell apart: accents, Arabic vowel signs and the stroke that stretches a word, marks of direction. */
const marks =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;
const separators =
  // oxlint-disable-next-line no-control-regex -- line breaks and tabs part words, and no other control character is one
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u060c\u061b\u061e\u061f\u066a-\u066d\u06d4\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\ufd3e\ufd3f\ufe10-\ufe6f\uff01-\uff0f]+/g;
const letters = 'øłđıىةیک٠١٢٣٤٥٦٧٨٩';
const replacements = 'oldiيهيك0123456789';
const replaced = new RegExp(`[${letters}]|ß|æ|œ`, 'g');
const longReplacements: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe' };

/** Characters of a word that count. */
const LONGEST_WORD = 64;

/** Words of a text as the index keeps them; `app.fold_words` of the database does the same. */
export function foldWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(
      replaced,
      (character) => longReplacements[character] ?? replacements.charAt(letters.indexOf(character)),
    )
    .replace(separators, ' ')
    .trim();
  return folded === ''
    ? []
    : folded.split(' ').map((word) => Array.from(word).slice(0, LONGEST_WORD).join(''));
}
