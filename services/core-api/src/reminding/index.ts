export { type DuePerson, remindDue, type RemindParts } from './remind-due.ts';
