export { speaksOfSuicide } from './speaks-of-suicide.ts';
