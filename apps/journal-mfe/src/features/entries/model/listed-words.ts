import { withoutEchoMarks } from '@reflectory/domain/frameworks';
import type { ListedEntry } from '../api/use-entries.ts';
import { firstWords } from './first-words.ts';

/** What a list says of an entry; `title` is null where it would only repeat the first words of the text. */
export type ListedWords = { title: string | null; text: string };

const plain = (words: string): string =>
  words
    .replace(/[\s….,;:!?؟؛]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Title and first words of an entry, each word once and without the marks of echoes. */
export function listedWords({
  framework,
  title,
  text,
}: Pick<ListedEntry, 'framework' | 'title' | 'text'>): ListedWords {
  const shownTitle = withoutEchoMarks(framework, title);
  const shownText = firstWords(withoutEchoMarks(framework, text.slice(0, 1000)));
  const isRepeated = shownText !== '' && plain(shownText).startsWith(plain(shownTitle));
  return { title: isRepeated ? null : shownTitle, text: shownText };
}
