import type { Release } from '@reflectory/contracts';
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
