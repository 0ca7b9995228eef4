import type { Release } from '@reflectory/contracts/remotes';
import budget from '../../size-budget.json' with { type: 'json' };

type Sized = Pick<Release, 'name' | 'entry' | 'preload' | 'files' | 'manifest'>;

/**
 * Refuses a remote whose container entry has grown beyond the budget, since it is loaded before anything of the remote,
 * and a shell whose scripts and styles have: every first view waits for them.
 *
 * @throws Error naming the files, their sizes and the budget.
 */
export function checkBudget(release: Sized): void {
  if (release.manifest) return checkEntry(release);
  const sizes = release.preload.map((path) => ({ path, bytes: release.files[path]?.gzipBytes ?? 0 }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= budget.shellFirstViewGzipBytes) return;
  const list = sizes.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');
  throw new Error(
    `${release.name}: what its first view needs is ${total} bytes gz (${list}), the budget is ` +
      `${budget.shellFirstViewGzipBytes} (tools/build/size-budget.json). Can something be loaded by the page that needs it?`,
  );
}

function checkEntry({ name, entry, files }: Sized): void {
  const size = files[entry]?.gzipBytes ?? 0;
  if (size <= budget.remoteEntryGzipBytes) return;
  throw new Error(
    `${name}: ${entry} is ${size} bytes gz, the budget is ${budget.remoteEntryGzipBytes} ` +
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
