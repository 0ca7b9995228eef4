import { type Release, saysLaterTexts } from '@reflectory/contracts/remotes';
import budget from '../../size-budget.json' with { type: 'json' };
import { THREAD_FILE } from '../threads/build-threads.ts';
import type { LazyImport } from './lazy-files.ts';

type Sized = Pick<
  Release,
  'name' | 'entry' | 'preload' | 'pages' | 'texts' | 'laterTexts' | 'files' | 'manifest'
>;

/** Fonts that a first view in the product's languages is written in; all others come when a text needs them. */
const FIRST_FONT = /^fonts\/[\w-]*latin-(opsz|wght)-normal\./;

/** Budgets of pages that are looked at first of all; the others have one in common. */
const mostOf = (path: string): number =>
  new Map(Object.entries(budget.firstPageGzipBytes)).get(path) ?? budget.remotePageGzipBytes;

/** Of parts that come later; those that make decks hear cries for help, whose patterns are long. */
const mostOfPart = (request: string): number =>
  new Map(Object.entries(budget.largePartGzipBytes)).get(request) ?? budget.remotePartGzipBytes;

/**
 * Refuses what a first view waits for when it has grown beyond its budget: the scripts, styles and fonts of the shell, and
 * of a remote its container entry and everything that one of its pages needs. A part that comes later, as the editor, is
 * refused when it alone is too much.
 *
 * @throws Error naming the files, their sizes and the budget.
 */
export function checkBudget(release: Sized, imports: readonly LazyImport[] = []): void {
  const { name, preload, pages, texts, laterTexts, files, manifest } = release;
  if (!manifest) {
    const { shellFirstViewGzipBytes, shellFirstFontBytes } = budget;
    checkSum(`${name}: the scripts and styles of its first view`, release, preload, shellFirstViewGzipBytes);
    const fonts = Object.keys(files).filter((path) => FIRST_FONT.test(path));
    return checkSum(`${name}: the fonts of its first view`, release, fonts, shellFirstFontBytes);
  }
  checkEntry(release);
  for (const [path, own] of Object.entries(pages)) {
    const later = laterTexts.flatMap((part) => (saysLaterTexts(part, path) ? (part.files['en'] ?? []) : []));
    const needed = [...new Set([...preload, ...own, ...(texts['en'] ?? []), ...later])];
    checkSum(`${name}: ${path}`, release, needed, mostOf(path));
  }
  const threads = Object.keys(files).filter((path) => THREAD_FILE.test(path));
  checkSum(`${name}: what runs beside its pages`, release, threads, budget.remoteThreadsGzipBytes);
  for (const { request, files: own } of imports) {
    checkSum(`${name}: ${request}`, release, [...new Set(own)], mostOfPart(request));
  }
}

function checkSum(
  what: string,
  { files }: Pick<Release, 'files'>,
  paths: readonly string[],
  most: number,
): void {
  const sizes = paths.map((path) => ({ path, bytes: files[path]?.gzipBytes ?? 0 }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= most) return;
  const list = sizes.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');
  throw new Error(
    `${what} are ${total} bytes gz (${list}), the budget is ${most} (tools/build/size-budget.json). ` +
      'Can something be loaded by the page that needs it, or after it?',
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
  checkSum(`The scripts of ${page}`, release, scripts, budget.publicPageGzipBytes);
}
