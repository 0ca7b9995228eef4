import type { ChallengeDocument } from '@reflectory/contracts/challenges';
import { cleanWords } from '@reflectory/domain/community';
import { FunctionError } from '@reflectory/runtime/functions';

type Texts = ChallengeDocument['name'];

/** Texts without what cannot be seen. @throws FunctionError invalid_input where nothing is left */
function cleanTexts(texts: Texts): Texts {
  const cleaned = Object.entries(texts).map(([language, text]) => [language, cleanWords(text)] as const);
  if (cleaned.some(([, text]) => text === ''))
    throw new FunctionError('invalid_input', 'Nothing of a text would be seen', {
      document: 'Nothing would be seen',
    });
  return Object.fromEntries(cleaned);
}

/** A template as people write it, with words that can be seen. @throws FunctionError invalid_input */
export const cleanDocument = (document: ChallengeDocument): ChallengeDocument => ({
  ...document,
  name: cleanTexts(document.name),
  about: cleanTexts(document.about),
  prompts: document.prompts.map(cleanTexts),
  ...(document.habit && { habit: cleanTexts(document.habit) }),
});

/** Everything that a template says, in all its languages. */
export const wordsOf = ({ name, about, prompts, habit = {} }: ChallengeDocument): string =>
  [name, about, ...prompts, habit].flatMap((texts) => Object.values(texts)).join('\n');
