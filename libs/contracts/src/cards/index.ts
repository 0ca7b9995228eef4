export { boardShape } from './board-shape.ts';
export type {
  CardChecklistItemRow,
  CardChecklistRow,
  CardCommentRow,
  CardFileRow,
  CardLinkRow,
  CardRow,
} from './rows.ts';
export { cardsTables } from './rows.ts';
