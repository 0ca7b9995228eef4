import { LIBRARY_TOPICS, type LibraryTopic } from '@reflectory/contracts/library';
import type { Language } from '@reflectory/contracts/languages';
import { byLanguage } from '@reflectory/server-kit';
import * as z from 'zod';
import { textsOf } from '../../../languages/texts-of.ts';

/** A prompt as the product brings it. Its key stays with it: people say by it which ones they do not want. */
export type ProductPrompt = { key: string; texts: Readonly<Record<Language, string>> };

const promptTextsSchema = z.record(z.string(), z.string().min(1));

/** Those of a topic: English says which there are. @throws Error for one that lacks in a language */
function promptsOf(topic: LibraryTopic): readonly ProductPrompt[] {
  const texts = textsOf(`library/prompts/${topic}`, promptTextsSchema);
  const textOf = (key: string) => (language: Language) => {
    const text = texts[language][key];
    if (text === undefined) throw new Error(`The prompt ${key} lacks in ${language}`);
    return text;
  };
  return Object.keys(texts.en).map((key) => ({ key, texts: byLanguage(textOf(key)) }));
}

/** The prompts of the product by topic, which lie in `src/languages/<language>/library/prompts`. */
export const productPrompts = Object.fromEntries(
  LIBRARY_TOPICS.map((topic) => [topic, promptsOf(topic)]),
) as Readonly<Record<LibraryTopic, readonly ProductPrompt[]>>;
