export { createInsightReader } from './insight-reader.ts';
export { isInsightOn } from './is-insight-on.ts';
