export { de as concepts } from '../concepts/de.ts';
export { table } from '../weights/de.ts';
