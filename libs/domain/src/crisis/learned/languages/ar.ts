export { ar as concepts } from '../concepts/ar.ts';
export { table } from '../weights/ar.ts';
