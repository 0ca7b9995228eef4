import type { Analysis } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { serveTasks } from '@reflectory/runtime/processes';
import { openEngine } from './engines/engines.ts';
import type { InsightEngine } from './insight-engine.ts';

/** One text to read, and the name of the engine that reads it. */
export type InsightTask = { engine: string; text: string; language: Language };

const MAX_MEMORY_BYTES = 800_000_000;
const opened = new Map<string, Promise<InsightEngine>>();

function engineOf(name: string): Promise<InsightEngine> {
  const engine = opened.get(name) ?? openEngine(name);
  opened.set(name, engine);
  return engine;
}

serveTasks<InsightTask, Analysis>(
  async ({ engine, text, language }) => (await engineOf(engine)).analyse(text, { language }),
  { maxMemoryBytes: MAX_MEMORY_BYTES },
);
