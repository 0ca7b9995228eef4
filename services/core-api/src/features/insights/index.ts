export { createInsightReader } from './insight-reader.ts';
