export { boardShape } from './board-shape.ts';
export type {
  CardChecklistItemRow,
  CardCommentRow,
  CardFileRow,
  CardLinkRow,
  CardRow,
} from './rows.ts';
export { cardsTables } from './rows.ts';
