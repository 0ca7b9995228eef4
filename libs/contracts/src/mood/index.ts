export { type MoodCheckInInsert, type MoodCheckInRow, type MoodCheckInUpdate, moodTables } from './rows.ts';
