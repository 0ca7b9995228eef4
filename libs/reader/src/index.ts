export { createReader, type Reader, type Reading } from './reader.ts';
export { sentencesOf, type Span } from './text/sentences.ts';
export { createAreaFinder } from './themes/find-areas.ts';
