import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { Language } from '@reflectory/contracts/languages';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { findCollectionName, listThingsOf } from './collections.repository.ts';
import { listFrameworks, listPromptsOf } from './library.service.ts';

/** What is in a collection of the caller, and what of it is not there any more. @throws FunctionError `not_found` */
export async function getCollection(
  tx: Transaction,
  id: string,
  language: Language,
): Promise<FunctionOutput<'get-collection'>> {
  const name = await findCollectionName(tx, id);
  if (name === null) throw new FunctionError('not_found', 'There is no such collection');
  const placed = await listThingsOf(tx, id);
  const keys = new Set(placed.flatMap(({ kind, key }) => (kind === 'framework' ? [key] : [])));
  const frameworks = keys.size === 0 ? [] : await listFrameworks(tx, language);
  const held = frameworks.filter(({ key }) => keys.has(key));
  const prompts = await listPromptsOf(tx, placed, language);
  const isHeld = {
    framework: (key: string) => held.some((one) => one.key === key),
    prompt: (key: string) => prompts.some((one) => one.key === key),
  };
  const things = placed.map(({ is_there: isThere, ...thing }) => {
    const { kind, key } = thing;
    const isGone = kind === 'framework' || kind === 'prompt' ? !isHeld[kind](key) : isThere === false;
    return { ...thing, isGone };
  });
  return { name, things, frameworks: held, prompts };
}
