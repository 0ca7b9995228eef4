export { boardFunctions, type FoundCard, type ListedBoard } from './boards-functions.ts';
export {
  BOARD_COLORS,
  type BoardColor,
  CARD_PRIORITIES,
  type CardFilter,
  type CardPriority,
  type CardSort,
  ESTIMATE_UNITS,
  type EstimateUnit,
  FIELD_KINDS,
  type FieldKind,
  VIEW_KINDS,
  type ViewKind,
  type ViewSettings,
} from './board-values.ts';
export { cardEvents } from './events.ts';
export type {
  BoardColumnRow,
  BoardFieldRow,
  BoardLabelRow,
  BoardLaneRow,
  BoardRow,
  BoardViewRow,
} from './rows.ts';
export { boardsTables } from './rows.ts';
