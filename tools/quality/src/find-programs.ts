import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjects } from './workspace.ts';

/** What a `tsconfig.json` says, with paths from the root of the workspace. */
export type Program = { compilerOptions: object; include: string[]; exclude: string[] };

/** The packages of the workspace as programs for the compiler: one for all whose options are the same. */
export function findPrograms(root: string): Program[] {
  const configs = findProjects(root).map(({ folder }): Program => {
    const config: Program = JSON.parse(readFileSync(path.join(root, folder, 'tsconfig.json'), 'utf8'));
    const fromRoot = (pattern: string) => path.posix.join(folder, pattern);
    return { ...config, include: config.include.map(fromRoot), exclude: config.exclude.map(fromRoot) };
  });
  const optionsOf = ({ compilerOptions }: Program) =>
    JSON.stringify(Object.entries(compilerOptions).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return [...Map.groupBy(configs, optionsOf).values()].map((alike) => ({
    compilerOptions: alike[0]?.compilerOptions ?? {},
    include: alike.flatMap(({ include }) => include),
    exclude: alike.flatMap(({ exclude }) => exclude),
  }));
}
