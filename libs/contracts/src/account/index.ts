export {
  accountFunctions,
  type AccountStatus,
  accountStatusSchema,
  authSessionSchema,
  type AuthSessionSummary,
} from './account.ts';
export { accountTables, type ProfileInsert, type ProfileRow, type ProfileUpdate } from './rows.ts';
