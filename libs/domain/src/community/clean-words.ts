/** What nobody sees: it hides words from filters, and thousands of it hide a page. Joiners are letters' own, one at a time. */
const unseen = /[\u00AD\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
const controls = /[^\P{Cc}\n\t]/gu;

/** Text as others are shown it: without what is not seen, piles of accents, and more than one empty line. */
export const cleanWords = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unseen, '')
    .replaceAll(controls, '')
    .replaceAll(/([\u200C\u200D])[\u200C\u200D]+/g, '$1')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Whether a text holds an address of the web. */
export const holdsLink = (text: string): boolean =>
  /(?:https?:\/\/|www\.)\S|(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]{2,}\.(?:com|net|org|io|info|biz|shop|xyz|online|site|top|app|me|co|ru|de|fr)(?![\p{L}\p{N}])/iu.test(
    text,
  );
