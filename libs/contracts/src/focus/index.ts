export {
  type FocusEvent,
  focusEventSchema,
  focusLimits,
  focusModes,
  type FocusSpan,
  type FocusStart,
  type FocusTarget,
  focusTargetSchema,
  focusTargetTypes,
} from './focus-events.ts';
export { focusFunctions, type KnownFocus } from './focus-functions.ts';
export {
  type FocusIntentionInsert,
  type FocusIntentionRow,
  type FocusIntentionUpdate,
  type FocusSessionRow,
  type FocusSettingInsert,
  type FocusSettingRow,
  focusTables,
} from './rows.ts';
