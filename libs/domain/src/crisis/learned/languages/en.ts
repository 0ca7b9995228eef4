export { en as concepts } from '../concepts/en.ts';
export { table } from '../weights/en.ts';
