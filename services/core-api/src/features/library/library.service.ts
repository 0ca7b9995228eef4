import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import {
  type FrameworkDocument,
  frameworkDocumentSchema,
  LIBRARY_TOPICS,
  type LibraryTexts,
  type LibraryThing,
  type LibraryTopic,
  type ListedFramework,
  type ListedPrompt,
  PROMPTS_OF_A_DAY,
} from '@reflectory/contracts/library';
import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import {
  findProblems,
  intentionsOf,
  promptsOfTheDay,
  readableLanguage,
  textIn,
} from '@reflectory/domain/library';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { productFrameworks } from './content/frameworks.ts';
import { productPrompts } from './content/prompts.ts';
import {
  findVersion,
  listBegunKeys,
  listDismissed,
  listOwnPrompts,
  listPublished,
  listSavedKeys,
  type OfferedPrompt,
} from './library.repository.ts';

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
  const intentions = intentionsOf(document);
  const language = readableLanguage(document, wanted);
  const words = { name: textIn(name, language), promise: textIn(promise, language) };
  return { key, version, origin, topic, intentions, minutes, steps: steps.length, language, ...words };
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

const asPrompt = ({ id, topic, texts }: OfferedPrompt): Prompt => ({
  key: id,
  topic,
  texts,
  origin: 'instance',
});

const listedPrompt = ({ texts, ...prompt }: Prompt, wanted: Language): ListedPrompt => {
  const languages = LANGUAGES.filter((one) => texts[one] !== undefined);
  const language = readableLanguage({ languages }, wanted);
  return { ...prompt, language, text: textIn(texts, language) };
};

/** Prompts for a day, of the product and the instance; of a topic all of them. */
export async function listPrompts(
  tx: Transaction,
  { day, topic }: FunctionInput<'list-prompts'>,
  { instanceId, language }: { instanceId: string; language: Language },
): Promise<ListedPrompt[]> {
  const own = (await listOwnPrompts(tx, topic)).map(asPrompt);
  const offered = ofProduct.filter((prompt) => topic === null || prompt.topic === topic);
  const unwanted = await listDismissed(tx);
  const drawn = { seed: instanceId, day, unwanted };
  if (topic === null) {
    const ofDay = promptsOfTheDay([...own, ...offered], drawn).slice(0, PROMPTS_OF_A_DAY);
    return ofDay.map((prompt) => listedPrompt(prompt, language));
  }
  // On a shelf those of the instance come first, in the order that it gave them.
  const put = new Set(unwanted);
  const onShelf = [...own.filter(({ key }) => !put.has(key)), ...promptsOfTheDay(offered, drawn)];
  return onShelf.map((prompt) => listedPrompt(prompt, language));
}

/** Every prompt that the caller may be offered, by key. */
async function promptsByKey(tx: Transaction): Promise<ReadonlyMap<string, Prompt>> {
  const own = (await listOwnPrompts(tx, null)).map(asPrompt);
  return new Map([...own, ...ofProduct].map((one) => [one.key, one]));
}

const noPrompts: ReadonlyMap<string, Prompt> = new Map();
const hasPrompt = (things: readonly LibraryThing[]) => things.some(({ kind }) => kind === 'prompt');

/** What the caller saved, the latest first, and what of it is offered no more. */
export async function listSaved(tx: Transaction, language: Language): Promise<FunctionOutput<'list-saved'>> {
  const saved = await listSavedKeys(tx);
  const frameworks = new Map((await listFrameworks(tx, language)).map((one) => [one.key, one]));
  const prompts = hasPrompt(saved) ? await promptsByKey(tx) : noPrompts;
  const answer: FunctionOutput<'list-saved'> = { frameworks: [], prompts: [], gone: [], others: [] };
  for (const { kind, key } of saved) {
    const framework = kind === 'framework' ? frameworks.get(key) : undefined;
    const prompt = kind === 'prompt' ? prompts.get(key) : undefined;
    if (framework) answer.frameworks.push(framework);
    else if (prompt) answer.prompts.push(listedPrompt(prompt, language));
    else if (kind === 'framework' || kind === 'prompt') answer.gone.push({ kind, key });
    else answer.others.push({ kind, key });
  }
  return answer;
}

/** The words of those prompts among some things that the caller may be offered. */
export async function listPromptsOf(
  tx: Transaction,
  things: readonly LibraryThing[],
  language: Language,
): Promise<ListedPrompt[]> {
  const known = hasPrompt(things) ? await promptsByKey(tx) : noPrompts;
  return things.flatMap(({ kind, key }) => {
    const prompt = kind === 'prompt' ? known.get(key) : undefined;
    return prompt ? [listedPrompt(prompt, language)] : [];
  });
}

/** What the caller began last, the latest first, with the words of its prompts. */
export async function listBegun(tx: Transaction, language: Language): Promise<FunctionOutput<'list-begun'>> {
  const things = await listBegunKeys(tx);
  return { things, prompts: await listPromptsOf(tx, things, language) };
}
