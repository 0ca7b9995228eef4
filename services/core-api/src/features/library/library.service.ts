import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import {
  type FrameworkDocument,
  frameworkDocumentSchema,
  LIBRARY_TOPICS,
  type LibraryTexts,
  type LibraryTopic,
  type ListedFramework,
  type ListedPrompt,
  PROMPTS_OF_A_DAY,
} from '@reflectory/contracts/library';
import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import { findProblems, promptsOfTheDay, readableLanguage, textIn } from '@reflectory/domain/library';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { productFrameworks } from './content/frameworks.ts';
import { productPrompts } from './content/prompts.ts';
import { findVersion, listDismissed, listOwnPrompts, listPublished } from './library.repository.ts';

type Origin = ListedFramework['origin'];

/** The document of an instance; null where it cannot be walked, whoever wrote it past the service. */
const readDocument = (stored: {
  key: string;
  version: number;
  document: object;
}): FrameworkDocument | null => {
  const { key, version, document } = stored;
  const parsed = frameworkDocumentSchema.safeParse({ ...document, key, version });
  return parsed.success && findProblems(parsed.data).length === 0 ? parsed.data : null;
};

const listed = (document: FrameworkDocument, origin: Origin, wanted: Language): ListedFramework => {
  const { key, version, topic, minutes, steps, name, promise } = document;
  const language = readableLanguage(document, wanted);
  const words = { name: textIn(name, language), promise: textIn(promise, language) };
  return { key, version, origin, topic, minutes, steps: steps.length, language, ...words };
};

/** The frameworks of the instance first, then the product's. */
export async function listFrameworks(tx: Transaction, language: Language): Promise<ListedFramework[]> {
  const own = (await listPublished(tx)).map(readDocument).filter((document) => document !== null);
  return [
    ...own.map((document) => listed(document, 'instance', language)),
    ...productFrameworks.map((document) => listed(document, 'product', language)),
  ];
}

/** A framework of the product or the instance. @throws FunctionError `not_found` */
export async function getFramework(
  tx: Transaction,
  key: string,
  version: number | null,
): Promise<FunctionOutput<'get-framework'>> {
  const product = productFrameworks.find((one) => one.key === key);
  if (product && (version === null || version === product.version))
    return { origin: 'product', document: product };
  const stored = product ? null : await findVersion(tx, key, version);
  const document = stored && readDocument(stored);
  if (!document) throw new FunctionError('not_found', 'There is no such framework');
  return { origin: 'instance', document };
}

type Prompt = { key: string; origin: Origin; topic: LibraryTopic; texts: LibraryTexts };

const ofProduct: readonly Prompt[] = LIBRARY_TOPICS.flatMap((topic) =>
  productPrompts[topic].map(({ key, texts }) => ({ key, texts, topic, origin: 'product' as const })),
);

/** Prompts for a day, of the product and the instance. */
export async function listPrompts(
  tx: Transaction,
  { day, topic }: FunctionInput<'list-prompts'>,
  { instanceId, language }: { instanceId: string; language: Language },
): Promise<ListedPrompt[]> {
  const own = (await listOwnPrompts(tx)).map(({ id, ...rest }) => ({
    ...rest,
    key: id,
    origin: 'instance' as const,
  }));
  const offered = [...own, ...ofProduct].filter((prompt) => topic === null || prompt.topic === topic);
  const unwanted = await listDismissed(tx);
  const prompts = promptsOfTheDay(offered, { seed: instanceId, day, unwanted });
  return prompts.slice(0, topic === null ? PROMPTS_OF_A_DAY : undefined).map(({ texts, ...prompt }) => {
    const languages = LANGUAGES.filter((one) => texts[one] !== undefined);
    const spoken = readableLanguage({ languages }, language);
    return { ...prompt, language: spoken, text: textIn(texts, spoken) };
  });
}
