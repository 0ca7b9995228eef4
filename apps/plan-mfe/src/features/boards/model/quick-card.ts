import type { Language } from '@reflectory/contracts/languages';
import type { BoardChange } from '@reflectory/domain/boards';
import { lastRank } from '@reflectory/domain/boards';
import { type QuickEntry, type QuickPiece, readQuickEntry } from '@reflectory/domain/quick-entry';
import type { ObjectPeople } from '../../../shared/objects/use-people.ts';
import { add, withLabels } from './board-acts.ts';
import type { BoardScene } from './board-scene.ts';

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Somebody by a beginning of their name. */
const personNamed = ({ list }: ObjectPeople, name: string) =>
  list.find((person) => fold(person.name).split(/\s+/).join('').startsWith(fold(name))) ??
  list.find((person) =>
    fold(person.name)
      .split(/\s+/)
      .some((part) => part === fold(name)),
  );

type Reading = { language: Language; today: string; ignored: readonly string[]; people: ObjectPeople };

/** A line as a card: names of people who are not on the board stay words. */
export function readCardLine(text: string, { people, ignored, ...rest }: Reading): QuickEntry {
  const first = readQuickEntry(text, { ...rest, ignored });
  const strangers = first.pieces
    .filter(({ fields: { person } }) => person !== undefined && !personNamed(people, person))
    .map(({ from, to }) => text.slice(from, to));
  return strangers.length === 0
    ? first
    : readQuickEntry(text, { ...rest, ignored: [...ignored, ...strangers] });
}

/** The words of a piece as they were written. */
export const wordsOf = (text: string, { from, to }: QuickPiece): string => text.slice(from, to);

const HOURS_A_DAY = 8;

function estimateOf({ fields: { estimate } }: QuickEntry, { board }: BoardScene): number | null {
  if (!estimate) return null;
  const { amount, unit } = estimate;
  if (unit === 'hours' && board.estimate_unit === 'days') return amount / HOURS_A_DAY;
  if (unit === 'days' && board.estimate_unit === 'hours') return amount * HOURS_A_DAY;
  return amount;
}

export type CardPlace = { columnId: string; laneId?: string | null; parentId?: string | null };

/** What makes a card of a line, at the end of its column. */
export function changesOfLine(
  entry: QuickEntry,
  scene: BoardScene,
  people: ObjectPeople,
  { columnId, laneId = null, parentId = null }: CardPlace,
): { id: string; changes: BoardChange[] } {
  const { ids, made } = withLabels(scene, entry.labels);
  const { estimate: _estimate, ...fields } = entry.fields;
  const isDone = scene.columns.find(({ id }) => id === columnId)?.is_done ?? false;
  const card = add('cards', {
    column_id: columnId,
    lane_id: laneId,
    parent_id: parentId,
    title: entry.title.slice(0, 500),
    rank: lastRank(scene.placed.get(columnId) ?? []),
    ...fields,
    estimate: estimateOf(entry, scene),
    completed_at: isDone ? new Date().toISOString() : null,
  });
  const named = new Set(entry.people.flatMap((name) => personNamed(people, name)?.id ?? []));
  return {
    id: card.id,
    changes: [
      ...made,
      card,
      ...ids.map((label) => add('card_labels', { card_id: card.id, label_id: label })),
      ...[...named].map((person) => add('card_people', { card_id: card.id, person_id: person })),
    ],
  };
}
