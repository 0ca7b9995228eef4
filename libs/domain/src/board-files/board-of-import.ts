import type { BoardChange } from '../boards/index.ts';
import { storableText, textOfDocument } from '../document/index.ts';
import { documentOfMarkdown } from '../importing/text/document-of-markdown.ts';
import { ranksBetween } from '../ranks/index.ts';
import type { ImportedBoard, ImportedCard } from './imported-board.ts';

/** What is on the board already, or is called by the same name there. */
export type ImportSurroundings = {
  boardId: string;
  newId(): string;
  /** Moment at which what is done there was done, and what lies in the archive put there. */
  now: string;
  /** People of the board by their name in lower case. */
  people: ReadonlyMap<string, string>;
  /** Title of the field for names of people who are not on the board. */
  peopleField: string;
};

type Maker = {
  add(table: string, fields: Record<string, unknown>): string;
  changes: BoardChange[];
};

function createMaker(newId: () => string): Maker {
  const changes: BoardChange[] = [];
  return {
    changes,
    add(table, fields) {
      const id = newId();
      changes.push({ kind: 'add', table, id, fields });
      return id;
    },
  };
}

const MOST_BODY = 50_000;

/** Words and document of a card; what is too long for a document stays words. */
function bodyOf(markdown: string): { body: string; document: unknown } {
  const text = storableText(markdown).slice(0, MOST_BODY);
  if (text.trim() === '') return { body: '', document: null };
  const document = documentOfMarkdown(text, () => null);
  if (JSON.stringify(document).length > 290_000) return { body: text, document: null };
  return { body: textOfDocument(document).slice(0, MOST_BODY), document };
}

type Ids = { columnId: string; labels: ReadonlyMap<string, string>; fields: ReadonlyMap<string, string> };

function addParts(
  { add }: Maker,
  cardId: string,
  card: ImportedCard,
  { labels, fields }: Ids,
  { people, peopleField }: ImportSurroundings,
): void {
  for (const label of new Set(card.labels)) {
    const id = labels.get(label);
    if (id) add('card_labels', { card_id: cardId, label_id: id });
  }
  const known = new Set(card.people.flatMap((name) => people.get(name.toLowerCase()) ?? []));
  for (const person of known) add('card_people', { card_id: cardId, person_id: person });
  const unknown = card.people.filter((name) => !people.has(name.toLowerCase()));
  const values = { ...card.values, ...(unknown.length > 0 && { [peopleField]: unknown.join(', ') }) };
  for (const [title, value] of Object.entries(values)) {
    const id = fields.get(title);
    if (id) add('card_values', { card_id: cardId, field_id: id, value });
  }
  const listRanks = ranksBetween(null, null, card.checklists.length);
  for (const [index, { title, items }] of card.checklists.entries()) {
    const list = add('card_checklists', {
      card_id: cardId,
      title: title.slice(0, 200),
      rank: listRanks[index],
    });
    const ranks = ranksBetween(null, null, items.length);
    for (const [place, item] of items.entries())
      add('card_checklist_items', {
        checklist_id: list,
        title: item.title.slice(0, 500),
        rank: ranks[place],
        is_done: item.isDone,
      });
  }
  for (const { url, title } of card.links)
    if (url.length <= 2000)
      add('card_links', { card_id: cardId, kind: 'web', url, title: title.slice(0, 300) });
  for (const { author, at, text } of card.comments) {
    const head = [author, at.slice(0, 10)].filter(Boolean).join(' · ');
    add('card_comments', { card_id: cardId, body: `${head}\n${text}`.trim().slice(0, 10_000) });
  }
}

function addCard(maker: Maker, card: ImportedCard, rank: string, ids: Ids, around: ImportSurroundings): void {
  const cardId = maker.add('cards', {
    column_id: ids.columnId,
    title: card.title,
    rank,
    ...bodyOf(card.body),
    starts_on: card.startsOn,
    due_on: card.dueOn,
    due_time: card.dueTime,
    estimate: card.estimate,
    priority: card.priority,
    cover_color: card.coverColor,
    completed_at: card.isDone ? around.now : null,
    archived_at: card.isArchived ? around.now : null,
  });
  addParts(maker, cardId, card, ids, around);
}

/** The changes that make a board of what was read; all of them are one act. */
export function boardOfImport(imported: ImportedBoard, around: ImportSurroundings): BoardChange[] {
  const maker = createMaker(around.newId);
  const { title, about, columns, labels, fields } = imported;
  const hasStrangers = columns.some(({ cards }) =>
    cards.some(({ people }) => people.some((name) => !around.people.has(name.toLowerCase()))),
  );
  maker.changes.push({ kind: 'add', table: 'boards', id: around.boardId, fields: { title, about } });
  const named = new Map<string, string>();
  const labelRanks = ranksBetween(null, null, labels.length);
  for (const [index, label] of labels.entries())
    if (!named.has(label.title))
      named.set(
        label.title,
        maker.add('board_labels', { ...label, title: label.title.slice(0, 100), rank: labelRanks[index] }),
      );
  const ofFields = new Map<string, string>();
  const wanted = [
    ...fields,
    ...(hasStrangers ? [{ title: around.peopleField, kind: 'text' as const, choices: [] }] : []),
  ];
  const fieldRanks = ranksBetween(null, null, wanted.length);
  for (const [index, field] of wanted.entries())
    if (!ofFields.has(field.title))
      ofFields.set(
        field.title,
        maker.add('board_fields', {
          ...field,
          title: field.title.slice(0, 100),
          choices: field.choices.slice(0, 50).map((choice) => choice.slice(0, 70)),
          rank: fieldRanks[index],
        }),
      );
  const columnRanks = ranksBetween(null, null, columns.length);
  for (const [index, column] of columns.entries()) {
    const columnId = maker.add('board_columns', {
      title: column.title.slice(0, 200),
      rank: columnRanks[index],
      is_done: column.isDone,
    });
    const ranks = ranksBetween(null, null, column.cards.length);
    for (const [place, card] of column.cards.entries())
      addCard(maker, card, ranks[place] ?? 'V', { columnId, labels: named, fields: ofFields }, around);
  }
  return maker.changes;
}
