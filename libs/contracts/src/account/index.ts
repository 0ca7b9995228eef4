export {
  accountFunctions,
  type AccountStatus,
  accountStatusSchema,
  authSessionSchema,
  type AuthSessionSummary,
  type BelongingsArea,
  belongingsAreas,
} from './account.ts';
import type {} from './slots.ts';

export { accountTables, type ProfileInsert, type ProfileRow, type ProfileUpdate } from './rows.ts';
