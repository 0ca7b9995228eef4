export { type HelpContactInsert, type HelpContactRow, type HelpContactUpdate, helpTables } from './rows.ts';
