export { paintingEvents } from './events.ts';
export { paintingFunctions } from './painting-functions.ts';
export { paintingsTables } from './rows.ts';
