export { speaksOfSuicide, speaksOfSuicideInSteps } from './speaks-of-suicide.ts';
