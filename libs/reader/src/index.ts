export { FEELING_NAMES } from './feelings.ts';
export { SIGNAL_NAMES, type Signals } from './confidence/signals.ts';
export { createReader, createSignalReader, type Reader, type Reading } from './reader.ts';
export { sentencesOf, type Span } from './text/sentences.ts';
export { createAreaFinder } from './themes/find-areas.ts';
export { findMentioned, type Mentioned, type Writing } from './mentioned/find-mentioned.ts';
export { findOpenLoops, type OpenLoop } from './mentioned/find-open-loops.ts';
export { findIdentifying, type Identifying } from './mentioned/find-identifying.ts';
