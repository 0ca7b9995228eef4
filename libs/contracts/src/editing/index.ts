export {
  type Change,
  type ChangeKind,
  type ChangeResult,
  type Conflict,
  type Conflicts,
  type Fields,
  type Level,
  type LoggedChange,
  type RefusalCode,
} from './changes.ts';
export type { EditableObject, EditableTable } from './editable.ts';
export { editingFunctions } from './editing-functions.ts';
export { CHANGE_LIMITS } from './limits.ts';
export { defineObject, type ObjectShape } from './object-shape.ts';
export { editingTables } from './rows.ts';
