import type { BoardColor, CardPriority, FieldKind } from '@reflectory/contracts/boards';

/** A card of another program, or of a table. */
export type ImportedCard = {
  title: string;
  /** Markdown, as other programs keep it. */
  body: string;
  /** Names of labels, and of people, as they are called there. */
  labels: string[];
  people: string[];
  startsOn: string | null;
  dueOn: string | null;
  dueTime: string | null;
  estimate: number | null;
  priority: CardPriority;
  coverColor: BoardColor | null;
  isDone: boolean;
  isArchived: boolean;
  checklists: { title: string; items: { title: string; isDone: boolean }[] }[];
  links: { url: string; title: string }[];
  comments: { author: string; at: string; text: string }[];
  /** Name of a field → value. */
  values: Record<string, string>;
};

export type ImportedColumn = { title: string; isDone: boolean; cards: ImportedCard[] };

/** A board as it comes out of a file, before it has ids. */
export type ImportedBoard = {
  title: string;
  about: string;
  columns: ImportedColumn[];
  labels: { title: string; color: BoardColor }[];
  fields: { title: string; kind: FieldKind; choices: string[] }[];
  /** What is not taken over, by its kind, and how much of it. */
  left: { kind: 'unknown' | 'cards' | 'comments' | 'attachments' | 'values'; name: string; amount: number }[];
};

/** Cards that one file may bring: more do not fit on one board. */
export const MOST_CARDS = 5000;

/** Why a file cannot be read as a board. */
export type BoardFileProblem =
  'not-json' | 'not-a-board' | 'not-a-table' | 'no-titles' | 'empty' | 'too-large';

/** Nothing of a file can be read as a board. */
export class BoardFileError extends Error {
  readonly problem: BoardFileProblem;
  constructor(problem: BoardFileProblem) {
    super(problem);
    this.name = 'BoardFileError';
    this.problem = problem;
  }
}

/** A card with nothing but a title. */
export const emptyCard = (title: string): ImportedCard => ({
  title: title.trim().slice(0, 500),
  body: '',
  labels: [],
  people: [],
  startsOn: null,
  dueOn: null,
  dueTime: null,
  estimate: null,
  priority: 'none',
  coverColor: null,
  isDone: false,
  isArchived: false,
  checklists: [],
  links: [],
  comments: [],
  values: {},
});
