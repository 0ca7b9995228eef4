import { callFunction } from '@reflectory/client';
import type { GuidedAnswer } from '@reflectory/contracts/journal';
import type {} from '@reflectory/contracts/editing';
import type { BoardChange } from '@reflectory/domain/boards';
import { ranksBetween } from '@reflectory/domain/ranks';
import type { FromSentence, MadeOfAnswer } from '../../../shared/from-sentence/grown-kind.ts';
import type { Scope } from '../../../shared/use-scope.ts';
import { add } from '../model/board-acts.ts';
import { changesOfNewBoard } from '../model/new-board.ts';
import { todayOf } from '../model/today.ts';

type Line = { quote: string; start: number; end: number };

/** Lines of an answer, where they stand in the entry, without the signs of a list. */
function linesOf({ text, start }: GuidedAnswer): Line[] {
  let at = start;
  return text.split('\n').flatMap((line) => {
    const from = at;
    at += line.length + 1;
    const sign = /^\s*(?:[-*•]|\d+[.)])?\s*/.exec(line)?.[0].length ?? 0;
    const quote = line.slice(sign).trimEnd();
    return quote === '' ? [] : [{ quote, start: from + sign, end: from + sign + quote.length }];
  });
}

/** What a weekly review leaves to be done: what comes next, then what is open and is not dropped. */
function openLines(answers: readonly GuidedAnswer[]): Line[] {
  const of = (step: string) => answers.filter((answer) => answer.step === step).flatMap(linesOf);
  const dropped = new Set(of('drop').map(({ quote }) => quote));
  const seen = new Set<string>();
  return [...of('next'), ...of('open')].filter(({ quote }) => {
    if (dropped.has(quote) || seen.has(quote)) return false;
    seen.add(quote);
    return true;
  });
}

/** Words for a board that is made for it. */
async function wordsOfNewBoard(): Promise<{ title: string; columns: string[] }> {
  const texts = {
    en: () => import('../../../shared/from-sentence/locales/en.json'),
    de: () => import('../../../shared/from-sentence/locales/de.json'),
    fr: () => import('../../../shared/from-sentence/locales/fr.json'),
    ar: () => import('../../../shared/from-sentence/locales/ar.json'),
  };
  const language = document.documentElement.lang.split('-')[0] ?? '';
  const load = Object.entries(texts).find(([name]) => name === language)?.[1] ?? texts.en;
  const { card } = (await load()).default.fromSentence;
  return { title: card.newTitle, columns: card.columns.split(' · ') };
}

/** The board that was changed last and is one's own; null where there is none. */
async function boardFor({ client }: Scope): Promise<string | null> {
  const { boards } = await callFunction(client, 'list-boards', { today: todayOf() });
  const own = boards.find(
    ({ is_owner: isOwner, is_template: isTemplate, archived_at: archived, deleted_at: deleted }) =>
      isOwner && !isTemplate && archived === null && deleted === null,
  );
  return own?.id ?? null;
}

/** Cards at the end of the first column, as changes; a new board where there is none. */
async function changesFor(scope: Scope, lines: readonly Line[]) {
  const known = await boardFor(scope);
  const titles = lines.map(({ quote }) => quote.slice(0, 500));
  if (known === null) {
    const boardId = crypto.randomUUID();
    const words = await wordsOfNewBoard();
    return { boardId, changes: changesOfNewBoard(boardId, { ...words, cards: [titles] }) };
  }
  const { data: columns } = await scope.client
    .from('board_columns')
    .select('id,is_done')
    .eq('board_id', known)
    .is('deleted_at', null)
    .order('rank', { ascending: true })
    .throwOnError();
  const column = columns.find(({ is_done: isDone }) => !isDone) ?? columns[0];
  if (!column) throw new Error('This board takes no cards');
  const { data: last } = await scope.client
    .from('cards')
    .select('rank')
    .eq('column_id', column.id)
    .order('rank', { ascending: false })
    .limit(1)
    .throwOnError();
  const ranks = ranksBetween(last[0]?.rank ?? null, null, titles.length);
  const changes = titles.map((title, place) =>
    add('cards', { column_id: column.id, title, rank: ranks[place] }),
  );
  return { boardId: known, changes };
}

/** Cards of what a weekly review leaves to be done. */
export const takeAnswers: NonNullable<FromSentence['takeAnswers']> = async (scope, answers) => {
  const lines = openLines(answers);
  if (lines.length === 0) return [];
  const { boardId, changes } = await changesFor(scope, lines);
  const [device, madeAt] = [crypto.randomUUID(), new Date().toISOString()];
  const sent = (change: BoardChange) => ({
    id: crypto.randomUUID(),
    device_id: device,
    made_at: madeAt,
    seen: 0,
    table: change.table,
    row_id: change.id,
    kind: change.kind,
    fields: change.kind === 'add' ? change.fields : {},
  });
  const { results } = await callFunction(scope.client, 'change-object', {
    type: 'board',
    id: boardId,
    known: 0,
    changes: changes.map(sent),
  });
  if (results.some(({ status }) => status === 'refused')) throw new Error('Not all cards were made');
  const cards = changes.filter(({ table }) => table === 'cards');
  return lines.flatMap((line, place): MadeOfAnswer[] => {
    const card = cards[place];
    return card ? [{ ...line, type: 'card', id: card.id }] : [];
  });
};
