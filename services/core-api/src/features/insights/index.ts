export { createBuiltinEngine } from './builtin-engine.ts';
export { createInsightReader, type InsightReader } from './insight-reader.ts';
export type { AnalyseOptions, InsightEngine } from './insight-engine.ts';
export { measureText } from './reading/measure-text.ts';
export type { TextMeasures } from './reading/measure-text.ts';
