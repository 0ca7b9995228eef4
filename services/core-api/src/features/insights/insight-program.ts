import type { Analysis } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { serveTasks } from '@reflectory/runtime/processes';
import { createBuiltinEngine } from './builtin-engine.ts';

/** One text to read. */
export type InsightTask = { text: string; language: Language };

const MAX_MEMORY_BYTES = 800_000_000;
const engine = createBuiltinEngine();

serveTasks<InsightTask, Analysis>(({ text, language }) => engine.analyse(text, { language }), {
  maxMemoryBytes: MAX_MEMORY_BYTES,
});
