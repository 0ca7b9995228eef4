export {
  type Board,
  type BoardChange,
  type BoardColumn,
  type BoardField,
  type BoardLabel,
  type BoardLane,
  type Card,
  type Checklist,
  type ChecklistItem,
  isOnBoard,
} from './board-rows.ts';
export { type CardParts, idOfRepeat, nextDay, repeatAfter, setDone } from './complete-card.ts';
export { type CardFacts, compareCards, createCardFilter, isEmptyFilter } from './filter-cards.ts';
export { cumulativeFlow, type CycleTime, cycleTimes, type FlowDay, percentile, type Stay } from './flow.ts';
export {
  type CardMove,
  inOrder,
  isBelow,
  laneOf,
  lastRank,
  loadOf,
  moveCards,
  parentOf,
  type Placed,
  placeCards,
  rankTo,
  type Spot,
} from './place-cards.ts';
