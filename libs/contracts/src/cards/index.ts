export { cardsTables } from './rows.ts';
