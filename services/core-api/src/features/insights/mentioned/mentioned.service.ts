import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import { isLanguage } from '@reflectory/contracts/languages';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { mentionKey } from '@reflectory/domain/document';
import { foldWords } from '@reflectory/domain/search';
import { findMentioned, findOpenLoops, type Writing } from '@reflectory/reader';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { detectLanguage } from '../reading/detect-language.ts';
import { type Decision, MOST_DECIDED, type MentionedRepository } from './mentioned.repository.ts';

/** What is proposed at once: more is proposed when some of it is decided. */
const MOST_NAMES = 24;
const MOST_LOOPS = 20;

export type MentionedService = {
  find(tx: Transaction): Promise<FunctionOutput<'find-mentions'>>;
  /** @throws FunctionError too_large, not_found when `entry_id` is none of the caller's */
  decide(tx: Transaction, input: FunctionInput<'decide-mention'>): Promise<FunctionOutput<'decide-mention'>>;
};

const keyOf = (label: string): string => mentionKey(label).replaceAll(/\s+/g, ' ').slice(0, 240);

/** Texts in a language that is read; none of somebody who writes of suicide. */
const writingsOf = (entries: readonly { id: string; text: string }[]): Writing[] =>
  entries.flatMap(({ id, text }) => {
    const language = detectLanguage(text, 'en');
    return language !== null && isLanguage(language) && !speaksOfSuicide(text)
      ? [{ id, text, language }]
      : [];
  });

/** The rules of what is found and kept of names and open loops. */
export const createMentionedService = (mentioned: MentionedRepository): MentionedService => ({
  async find(tx) {
    const entries = await mentioned.readNewest(tx);
    const decided = await mentioned.listDecided(tx);
    const known = new Set(await mentioned.listKnownKeys(tx));
    const isDecided = (kinds: readonly string[], label: string): boolean =>
      decided.some((one) => kinds.includes(one.kind) && one.key === keyOf(label));
    const writings = writingsOf(entries);
    const names = findMentioned(writings).filter(
      ({ label }) => !known.has(keyOf(label)) && !isDecided(['person', 'place'], label),
    );
    const loops = findOpenLoops(writings).filter(({ sentence }) => !isDecided(['loop'], sentence));
    const kept = (kind: Decision['kind']) =>
      decided.filter((one) => one.kind === kind && one.state === 'kept');
    return {
      read: entries.length,
      names: names.slice(0, MOST_NAMES).map(({ in: found, ...name }) => ({ ...name, entries: found.length })),
      places: kept('place').map(({ id, label }) => ({ id, label, entries: countOf(label, writings) })),
      loops: loops.slice(0, MOST_LOOPS).map(({ in: entryId, sentence }) => ({ entry_id: entryId, sentence })),
      kept_loops: kept('loop').map(({ id, entry_id, label }) => ({ id, entry_id, label })),
    };
  },

  async decide(tx, { kind, label, state, entry_id: entryId }) {
    if ((await mentioned.countDecided(tx)) >= MOST_DECIDED)
      throw new FunctionError('too_large', 'Too much is kept already: forget some of it first');
    if (entryId !== undefined && entryId !== null && !(await mentioned.hasEntry(tx, entryId)))
      throw new FunctionError('not_found', 'There is no such entry of yours');
    const key = keyOf(label);
    const id = await mentioned.decide(tx, { kind, key, label, state, entry_id: entryId ?? null });
    if (kind !== 'person' || state !== 'kept') return { id, linked: 0 };
    const personId = await mentioned.keepPerson(tx, key.slice(0, 160), label.slice(0, 80));
    return { id, linked: await mentioned.linkEntries(tx, personId, foldWords(label)) };
  },
});

const countOf = (label: string, writings: readonly Writing[]): number => {
  const words = foldWords(label);
  return writings.filter(({ text }) => {
    const all = new Set(foldWords(text));
    return words.every((word) => all.has(word));
  }).length;
};
