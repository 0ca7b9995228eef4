import type { Release } from '@reflectory/contracts/remotes';
import budget from '../../size-budget.json' with { type: 'json' };

/**
 * Refuses a remote whose container entry has grown beyond the budget: it is loaded before anything of the remote.
 *
 * @throws Error naming the file, its size and the budget.
 */
export function checkBudget(release: Pick<Release, 'name' | 'entry' | 'files' | 'manifest'>): void {
  if (!release.manifest) return;
  const size = release.files[release.entry]?.gzipBytes ?? 0;
  if (size <= budget.remoteEntryGzipBytes) return;
  throw new Error(
    `${release.name}: ${release.entry} is ${size} bytes gz, the budget is ${budget.remoteEntryGzipBytes} ` +
      '(tools/build/size-budget.json). Has the federation runtime lost its ES alias, or did a dependency slip into remote.ts?',
  );
}

/**
 * Refuses a public page whose scripts have grown beyond the budget. `scripts` are all that a view of the page can load:
 * the first ones and those that a form fetches before it is sent.
 *
 * @throws Error naming the files, their sizes and the budget.
 */
export function checkPageBudget(
  release: Pick<Release, 'files'>,
  page: string,
  scripts: readonly string[],
): void {
  const sizes = scripts.map((path) => ({ path, bytes: release.files[path]?.gzipBytes ?? 0 }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= budget.publicPageGzipBytes) return;
  const list = sizes.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');
  throw new Error(
    `The scripts of ${page} are ${total} bytes gz (${list}), the budget is ${budget.publicPageGzipBytes} ` +
      '(tools/build/size-budget.json). Does a script import a framework or a table of texts?',
  );
}
