/** Colours of boards, labels and covers; how each looks is the page's business. */
export const BOARD_COLORS = [
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
] as const;
export type BoardColor = (typeof BOARD_COLORS)[number];

export const CARD_PRIORITIES = ['none', 'low', 'medium', 'high', 'urgent'] as const;
export type CardPriority = (typeof CARD_PRIORITIES)[number];

export const FIELD_KINDS = ['text', 'number', 'date', 'choice', 'checkbox', 'link'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export const VIEW_KINDS = ['board', 'table', 'calendar', 'timeline', 'flow'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

export const ESTIMATE_UNITS = ['points', 'hours', 'days'] as const;
export type EstimateUnit = (typeof ESTIMATE_UNITS)[number];

/** Which cards somebody wants to see; what is left out does not matter. */
export type CardFilter = {
  text?: string;
  labels?: readonly string[];
  people?: readonly string[];
  priorities?: readonly CardPriority[];
  due?: 'overdue' | 'today' | 'week' | 'none';
  /** Whether cards that are done are left out. */
  isOpen?: boolean;
};

export type CardSort = 'rank' | 'title' | 'due' | 'priority' | 'estimate' | 'created';

/** How a board is looked at. */
export type ViewSettings = {
  filter?: CardFilter;
  sort?: CardSort;
  isDescending?: boolean;
  hasLanes?: boolean;
};
