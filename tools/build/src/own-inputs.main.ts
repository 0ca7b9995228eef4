import { globSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildAroundNewArea } from './own-inputs/own-inputs.ts';
import { createScratchWorkspace } from './own-inputs/scratch-workspace.ts';
import { workspace } from './web-config.ts';

/** `node tools/build/src/own-inputs.main.ts`: adds an area to a copy of the workspace and rebuilds every app of it. */
const apps = globSync('apps/*/{rspack.config.ts,build.ts}', { cwd: workspace }).map((file) =>
  path.basename(path.dirname(file)),
);
const scratch = createScratchWorkspace();
const { before, after, own } = await buildAroundNewArea(scratch, apps.toSorted()).finally(scratch.remove);
const changed = apps.filter((app) => !isDeepStrictEqual(before[app], after[app]));
for (const app of apps.toSorted()) {
  console.log(`${app.padEnd(20)} ${before[app]?.hash} → ${after[app]?.hash}`);
}
console.log(`${'tides-mfe'.padEnd(20)} ${own.hash}`);
console.log(changed.length === 0 ? '\nNo other release has changed.' : `\nChanged: ${changed.join(', ')}`);
process.exitCode = changed.length === 0 ? 0 : 1;
