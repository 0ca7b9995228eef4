import type { Language } from '@reflectory/contracts/languages';

const MAX_CHARACTERS = 200;

/** The first sentence of a text on one line, cut at the end of a word where it is long. */
export function oneSentence(text: string, language: Language): string {
  const line = text.slice(0, 2000).replace(/\s+/gu, ' ').trim();
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line);
  const sentence = first?.segment.trim() ?? '';
  if (sentence.length <= MAX_CHARACTERS) return sentence;
  const cut = sentence.slice(0, MAX_CHARACTERS).replace(/[\ud800-\udbff]$/u, '');
  const end = cut.lastIndexOf(' ');
  return `${(end > MAX_CHARACTERS / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–—-]+$/u, '')}…`;
}
