export { type Memory, timelineFunctions, type WrittenDay } from './timeline-functions.ts';
export {
  type WritingRhythmInsert,
  type WritingRhythmRow,
  type WritingRhythmUpdate,
  timelineTables,
} from './rows.ts';
