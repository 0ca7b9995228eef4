export { createBuiltinEngine } from './builtin-engine.ts';
export type { AnalyseOptions, InsightEngine } from './insight-engine.ts';
