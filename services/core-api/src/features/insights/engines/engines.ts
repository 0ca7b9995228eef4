import { globSync } from 'node:fs';
import path from 'node:path';
import type { InsightEngine } from '../insight-engine.ts';

/** Names of the engines that there are: the folders beside this file, whose `engine.ts` exports `createEngine`. */
export const engineNames: readonly string[] = globSync('*/engine.ts', { cwd: import.meta.dirname })
  .map((file) => path.dirname(file))
  .toSorted();

/** Makes the engine of this name. @throws Error where there is none */
export async function openEngine(name: string): Promise<InsightEngine> {
  if (!engineNames.includes(name)) throw new Error(`There is no insight engine ${name}`);
  const { createEngine } = (await import(`./${name}/engine.ts`)) as { createEngine: () => InsightEngine };
  return createEngine();
}
