import type { Release } from '@reflectory/contracts/remotes';
import type { ScratchWorkspace } from './scratch-workspace.ts';

/** What a release holds, whenever it was built. */
export type Content = Pick<Release, 'hash' | 'files' | 'pieces'>;

/** Everything that a new area brings to a workspace, beside what builds must not read. */
async function addArea(scratch: ScratchWorkspace): Promise<void> {
  const generate = (...words: string[]) => scratch.run('tools/generators/src/main.ts', ...words);
  await generate('area', 'tides');
  await generate('table', 'tides', 'pools');
  await generate('slot', 'journal', 'tides');
  const type = (index: number) => `\nexport type Tide${index} = { id: string; height: number };\n`;
  scratch.append('libs/contracts/src/**/*.ts', type);
  scratch.append('libs/platform-sdk/src/**/*.{ts,tsx}', type);
  scratch.write('libs/domain/src/tides/index.ts', 'export const high = 12;\n');
  scratch.write('libs/tides/package.json', '{ "name": "@reflectory/tides", "version": "0.1.0" }\n');
  scratch.append('package-lock.json', () => '\n');
}

const contentOf = ({ hash, files, pieces }: Release): Content => ({ hash, files, pieces });

/** Builds `apps`, adds an area with its types, builds again; `own` is the release of the area. */
export async function buildAroundNewArea(scratch: ScratchWorkspace, apps: readonly string[]) {
  const before: Record<string, Content> = {};
  const after: Record<string, Content> = {};
  for (const app of apps) before[app] = contentOf(await scratch.build(app));
  await addArea(scratch);
  for (const app of apps) after[app] = contentOf(await scratch.build(app));
  return { before, after, own: await scratch.build('tides-mfe') };
}
