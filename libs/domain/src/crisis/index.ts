export { speaksOfSuicide, speaksOfSuicideInSteps } from './speaks-of-suicide.ts';
export { hear, isEnough, loadLearned, seenIn } from './hearing/hear.ts';
export { BUCKETS, type Seen } from './learned/features.ts';
export { loudestWindow } from './learned/score.ts';
