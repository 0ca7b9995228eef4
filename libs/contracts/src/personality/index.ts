export { type PersonalityTestRow, personalityTables } from './rows.ts';
