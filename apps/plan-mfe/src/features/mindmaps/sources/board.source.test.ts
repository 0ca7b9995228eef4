import type { BoardColumn, Card } from '@reflectory/domain/boards';
import type { Topic } from '@reflectory/domain/mindmaps';
import { describe, expect, it } from 'vitest';
import { topicsOfBoard } from './board.source.ts';

const columns = [
  { id: 'later', title: 'Later', rank: 'b' },
  { id: 'now', title: 'Now', rank: 'a' },
] as BoardColumn[];
const card = (id: string, fields: Partial<Card> = {}) =>
  ({
    id,
    title: id,
    body: '',
    rank: id,
    column_id: 'now',
    parent_id: null,
    archived_at: null,
    ...fields,
  }) as Card;
type Words = { [text: string]: Words };
const wordsOf = (topics: readonly Topic[]): Words =>
  Object.fromEntries(topics.map(({ text, children }) => [text, wordsOf(children)]));
const mapOf = (...cards: Card[]) => wordsOf(topicsOfBoard({ boardId: 'b', columns, cards }));

describe('the topics of a board', () => {
  it('are its columns in order, with their cards and those below them', () => {
    expect(
      mapOf(
        card('b'),
        card('a'),
        card('c', { column_id: 'later', parent_id: 'a' }),
        card('d', { column_id: 'later' }),
      ),
    ).toEqual({ Now: { a: { c: {} }, b: {} }, Later: { d: {} } });
  });

  it('lead to their cards, with what is written on them', () => {
    const [now] = topicsOfBoard({ boardId: 'b', columns, cards: [card('a', { body: 'Soon.' })] });
    expect(now?.children).toMatchObject([{ note: 'Soon.', link: { type: 'card', id: 'a', board_id: 'b' } }]);
  });

  it('leave out what was put away, and lose no card of a circle or below one that is not shown', () => {
    expect(
      mapOf(
        card('a', { parent_id: 'b' }),
        card('b', { parent_id: 'a' }),
        card('c', { parent_id: 'a' }),
        card('d', { archived_at: '2026-11-01' }),
        card('e', { parent_id: 'd' }),
      ),
    ).toMatchObject({ Now: { e: {} } });
    const all = JSON.stringify(
      mapOf(card('a', { parent_id: 'b' }), card('b', { parent_id: 'a' }), card('c', { parent_id: 'a' })),
    );
    for (const id of ['a', 'b', 'c']) expect(all).toContain(`"${id}"`);
  });
});
