export { createKeepFile, type FileToKeep, type KeptFile } from './keep-file.ts';
