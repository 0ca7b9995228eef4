export { takeOrRefuse } from './take-or-refuse.ts';
