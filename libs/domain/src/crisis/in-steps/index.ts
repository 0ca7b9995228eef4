export { speaksOfSuicideInSteps } from './speaks-of-suicide-in-steps.ts';
