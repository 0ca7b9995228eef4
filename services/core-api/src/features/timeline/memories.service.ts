import type { FunctionInput } from '@reflectory/contracts/functions';
import type { Language } from '@reflectory/contracts/languages';
import type { Memory } from '@reflectory/contracts/timeline';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { withoutEchoMarks } from '@reflectory/domain/frameworks';
import type { Transaction } from '@reflectory/runtime/database';
import { oneSentence } from './one-sentence.ts';
import { listRemembered } from './timeline.repository.ts';

/** What the person wrote on this day before. Nobody is met unasked by the day on which they did not want to live. */
export async function listMemories(
  tx: Transaction,
  input: FunctionInput<'list-memories'>,
  language: Language,
): Promise<Memory[]> {
  const remembered = await listRemembered(tx, input);
  return remembered.flatMap(({ framework, text, found, ...memory }) => {
    const words = withoutEchoMarks(framework, text);
    // What was found in a text that changed since is of other words.
    const isStill = found !== null && words.includes(found);
    const sentence = oneSentence(isStill ? found : words, language);
    return sentence === '' || speaksOfSuicide(text) ? [] : [{ ...memory, sentence }];
  });
}
