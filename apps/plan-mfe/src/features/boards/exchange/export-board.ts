import { writeCsv, writeMarkdown, type WrittenBoard, type WrittenCard } from '@reflectory/domain/board-files';
import { type Card, inOrder } from '@reflectory/domain/boards';
import type { ObjectPeople } from '../../../shared/objects/use-people.ts';
import { saveFile } from '@reflectory/platform-sdk/save-file';
import type { BoardSession } from '../model/board-session.ts';

export type ExportKind = 'csv' | 'md';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** A board with everything on it by name, those cards as well that were put away. */
function writtenBoard(session: BoardSession, people: ObjectPeople): WrittenBoard {
  const { board, columns, fields, labels, cards, labelsOf, peopleOf } = session.scene();
  const tables = session.object.tables();
  const byCard = (table: string) =>
    Map.groupBy((tables.get(table)?.values() ?? []) as Iterable<Row>, (row) => String(row['card_id']));
  const [lists, comments, links, values] = [
    byCard('card_checklists'),
    byCard('card_comments'),
    byCard('card_links'),
    byCard('card_values'),
  ];
  const items = Map.groupBy((tables.get('card_checklist_items')?.values() ?? []) as Iterable<Row>, (row) =>
    String(row['checklist_id']),
  );
  const text = (row: Row, field: string) => String(row[field] ?? '');
  const ranked = (rows: readonly Row[]) =>
    rows.toSorted((a, b) => (text(a, 'rank') < text(b, 'rank') ? -1 : 1));
  const written = (card: Card): WrittenCard => ({
    card,
    labels: labels.filter(({ id }) => labelsOf(card.id).includes(id)).map(({ title }) => title),
    people: peopleOf(card.id).map((id) => people.nameOf(id)),
    checklists: ranked(lists.get(card.id) ?? []).map((list) => ({
      title: text(list, 'title'),
      items: ranked(items.get(list.id) ?? []).map((item) => ({
        title: text(item, 'title'),
        is_done: item['is_done'] === true,
      })),
    })),
    comments: (comments.get(card.id) ?? []).map((comment) => ({
      author: people.nameOf(text(comment, 'author_id')),
      at: text(comment, 'created_at'),
      body: text(comment, 'body'),
    })),
    links: (links.get(card.id) ?? []).flatMap((link) =>
      link['kind'] === 'web' ? [{ url: text(link, 'url'), title: text(link, 'title') }] : [],
    ),
    values: new Map(
      (values.get(card.id) ?? []).flatMap((value) => {
        const field = fields.find(({ id }) => id === value['field_id']);
        return field ? [[field.title, text(value, 'value')] as const] : [];
      }),
    ),
  });
  const [first] = columns;
  const homeOf = ({ column_id: id }: Card) => (columns.some((column) => column.id === id) ? id : first?.id);
  const byColumn = Map.groupBy(inOrder(cards.values()), homeOf);
  return {
    board,
    fields: fields.map(({ title }) => title),
    columns: columns.map((column) => ({ column, cards: (byColumn.get(column.id) ?? []).map(written) })),
  };
}

/** Saves a board as a table or as a text. */
export function exportBoard(kind: ExportKind, session: BoardSession, people: ObjectPeople): void {
  const board = writtenBoard(session, people);
  const name = board.board.title.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'board';
  const [content, type] =
    kind === 'csv' ? [writeCsv(board), 'text/csv'] : [writeMarkdown(board), 'text/markdown'];
  saveFile(new Blob([content], { type }), `${name}.${kind}`);
}
