export { type Block, findGap, type PlacedBlock, placeBlocks } from './agenda.ts';
export { alignEvents } from './align-events.ts';
export { mergeEvents } from './event-order.ts';
export {
  bestHours,
  compareMoods,
  type CountedSession,
  type FocusStatistics,
  LEAST_DAYS,
  type MoodByFocus,
  summariseFocus,
} from './statistics.ts';
export { MOST_MS, readTimer, type Span, type Timer, type TimerPhase } from './timer.ts';
export { isLongBreak, timerText } from './timer-text.ts';
export { currentTimer, foldTimers } from './timers.ts';
