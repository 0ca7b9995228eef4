import type { FunctionInput } from '@reflectory/contracts/functions';
import type { Language } from '@reflectory/contracts/languages';
import {
  type LibraryTexts,
  type LibraryTopic,
  MOST_PROMPT_CHARACTERS,
  type OwnPrompt,
} from '@reflectory/contracts/library';

/** A prompt while it is written; a language without words has an empty text or none. */
export type PromptDraft = { topic: LibraryTopic; texts: LibraryTexts };
export type PromptProblem = 'needed' | 'long' | 'lines';

/** A prompt to begin with, about what the list shows. */
export const newPrompt = (topic: LibraryTopic | null): PromptDraft => ({
  topic: topic ?? 'today',
  texts: {},
});

/** What stands in the way of a text; null where nothing does. */
function problemOf(text: string): Exclude<PromptProblem, 'needed'> | null {
  if (/[\p{Cc}\u2028\u2029]/u.test(text.trim())) return 'lines';
  return text.trim().length > MOST_PROMPT_CHARACTERS ? 'long' : null;
}

const spoken = (texts: LibraryTexts): LibraryTexts =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );

/** What keeps a draft from being saved, by language; the first language is asked for where all are empty. */
export function findPromptProblems(
  { texts }: PromptDraft,
  languages: readonly Language[],
): Partial<Record<Language, PromptProblem>> {
  const [first] = languages;
  if (first && Object.keys(spoken(texts)).length === 0) return { [first]: 'needed' };
  const found = languages.map((language) => [language, problemOf(texts[language] ?? '')] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** The draft as the service takes it: in place of `before`, or new. */
export const toSave = (
  { topic, texts }: PromptDraft,
  before: OwnPrompt | null,
): FunctionInput<'save-own-prompt'> => ({
  id: before?.id ?? null,
  known: before?.changed ?? null,
  topic,
  texts: spoken(texts),
});
