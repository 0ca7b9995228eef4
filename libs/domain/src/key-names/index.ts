export { keyNames } from './key-names.ts';
