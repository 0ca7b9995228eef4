export { speaksOfSuicide } from './speaks-of-suicide.ts';
export { hear, isEnough, loadLearned, seenIn } from './hearing/hear.ts';
export { speeches } from './hearing/speeches.ts';
export { BUCKETS, OWN_BUCKETS, ownBucketsFrom, type Seen, SHARED_BUCKETS } from './learned/features.ts';
export { loudestWindow } from './learned/score.ts';
