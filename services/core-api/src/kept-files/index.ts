export { createKeepFile } from './keep-file.ts';
