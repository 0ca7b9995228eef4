import type { Analysis } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { serveTasks } from '@reflectory/runtime/processes';
import { createBuiltinEngine } from './builtin-engine.ts';
import { measureText, type TextMeasures } from './reading/measure-text.ts';

/** One text to read. */
export type InsightTask = { text: string; language: Language };
/** What was found in it, and what it measures. */
export type Reading = { analysis: Analysis; measures: TextMeasures };

const MAX_MEMORY_BYTES = 800_000_000;
const engine = createBuiltinEngine();

serveTasks<InsightTask, Reading>(
  ({ text, language }) => ({ analysis: engine.analyse(text, { language }), measures: measureText(text) }),
  { maxMemoryBytes: MAX_MEMORY_BYTES },
);
