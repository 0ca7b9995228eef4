import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { foldWords } from '@reflectory/domain/search';
import type { Transaction } from '@reflectory/runtime/database';
import { countWords, type CountedWord } from './word-trends.repository.ts';

/** Words that are named on each side. */
const MOST = 8;

const percentOf = (entries: number, all: number): number => Math.round((1000 * entries) / all) / 10;

/** A folded word as it is written in a text. */
const asWritten = (word: string, text: string): string =>
  text.match(/[\p{L}\p{M}]+/gu)?.find((written) => foldWords(written)[0] === word) ?? word;

/** Words that come and go. Nobody is met here by words of a day on which they did not want to live. */
export async function listWordTrends(
  tx: Transaction,
  input: FunctionInput<'list-word-trends'>,
): Promise<FunctionOutput<'list-word-trends'>> {
  const { before, now, words } = await countWords(tx, input);
  const shown = (some: CountedWord[]) =>
    some
      .filter(({ text }) => !speaksOfSuicide(text))
      .slice(0, MOST)
      .map(({ word, was, is, entry_id, text }) => ({
        word: asWritten(word, text),
        before: percentOf(was, before),
        now: percentOf(is, now),
        entry_id,
      }));
  return {
    before,
    now,
    rising: shown(words.filter(({ z }) => z > 0)),
    falling: shown(words.filter(({ z }) => z < 0)),
  };
}
