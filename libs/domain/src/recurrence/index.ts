export { nextOccurrence, occurrences } from './occurrences.ts';
export { parseRepeatRule, plainRule, type RepeatRule, writeRepeatRule } from './repeat-rule.ts';
