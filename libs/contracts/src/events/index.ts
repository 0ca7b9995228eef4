export { type DeadLetter, eventFunctions } from './event-functions.ts';
