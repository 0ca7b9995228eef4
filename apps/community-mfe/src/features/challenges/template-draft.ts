import {
  CHALLENGE_LIMITS,
  type ChallengeCounts,
  type ChallengeDocument,
} from '@reflectory/contracts/challenges';
import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import { countsOf } from './kinds.ts';

/** A template in one language as it is written: a prompt on each line. */
export type DraftTexts = { name: string; about: string; prompts: string };
export type Drafts = Partial<Record<Language, DraftTexts>>;

/** By what a day counts, and the minutes as they are typed. */
export type DraftCounts = { counts: ChallengeCounts; minutes: string };

export const draftCountsOf = (document: ChallengeDocument | undefined): DraftCounts => ({
  counts: countsOf(document ?? {}),
  minutes: String(document?.focus_minutes ?? 25),
});

const minutesOf = ({ minutes }: DraftCounts): number =>
  /^\d{1,3}$/.test(minutes.trim()) ? Number(minutes) : 0;
const areMinutesWrong = (draft: DraftCounts): boolean =>
  draft.counts === 'focus' &&
  (minutesOf(draft) < CHALLENGE_LIMITS.focus.least || minutesOf(draft) > CHALLENGE_LIMITS.focus.most);

export const emptyTexts: DraftTexts = { name: '', about: '', prompts: '' };

const linesOf = ({ prompts }: DraftTexts): string[] =>
  prompts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Those languages in which something was written. */
const writtenIn = (drafts: Drafts) =>
  LANGUAGES.flatMap((language) => {
    const texts = drafts[language];
    return texts && Object.values(texts).some((text) => text.trim() !== '')
      ? [[language, texts] as const]
      : [];
  });

/** A template as drafts, by language. */
export function draftsOf(document: ChallengeDocument | undefined): Drafts {
  if (!document) return {};
  return Object.fromEntries(
    LANGUAGES.filter((language) => document.name[language] !== undefined).map((language) => [
      language,
      {
        name: document.name[language] ?? '',
        about: document.about[language] ?? '',
        prompts: document.prompts.map((prompt) => prompt[language] ?? '').join('\n'),
      },
    ]),
  );
}

/** What is still missing before it can be kept; null when nothing is. */
export function problemOf(
  drafts: Drafts,
  counts: DraftCounts,
): 'missing' | 'days' | 'long' | 'uneven' | 'minutes' | null {
  const written = writtenIn(drafts).map(([, texts]) => texts);
  const lines = written.map(linesOf);
  const isEmpty = ({ name, about }: DraftTexts) => name.trim() === '' || about.trim() === '';
  if (written.length === 0 || written.some(isEmpty) || lines.some(({ length }) => length === 0))
    return 'missing';
  if (lines.some(({ length }) => length > CHALLENGE_LIMITS.days)) return 'days';
  if (lines.flat().some(({ length }) => length > CHALLENGE_LIMITS.prompt)) return 'long';
  if (new Set(lines.map(({ length }) => length)).size > 1) return 'uneven';
  return areMinutesWrong(counts) ? 'minutes' : null;
}

/** The template that drafts without a problem make; what they do not say stays as it was. */
export function documentOf(
  drafts: Drafts,
  draft: DraftCounts,
  before: ChallengeDocument | undefined,
): ChallengeDocument {
  const written = writtenIn(drafts);
  const said = (pick: (texts: DraftTexts) => string) =>
    Object.fromEntries(written.map(([language, texts]) => [language, pick(texts).trim()]));
  const days = Math.max(...written.map(([, texts]) => linesOf(texts).length));
  const { focus_minutes: _minutes, counts: _counts, ...kept } = before ?? {};
  return {
    ...kept,
    ...(draft.counts !== 'entries' && { counts: draft.counts }),
    ...(draft.counts === 'focus' && { focus_minutes: minutesOf(draft) }),
    name: said(({ name }) => name),
    about: said(({ about }) => about),
    prompts: Array.from({ length: days }, (_, day) => said((texts) => linesOf(texts)[day] ?? '')),
  };
}
