import { type BootManifest, FIRST_VIEW_ELEMENT_ID } from '@reflectory/contracts/boot';
import type { Language } from '@reflectory/contracts/languages';
import { type Release, releaseFileAddress } from '@reflectory/contracts/remotes';
import type { PageRenderer } from '../renderer/page-renderer.ts';
import type { PlacedInstance } from '../request-context.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { brandSheetOf } from './brand-sheet.ts';
import type { DocumentHead } from './compose-document.ts';
import type { RemotePage } from './find-app-route.ts';

/**
 * A style sheet as it may stand in a document: its addresses are relative to where it was, and no text in it ends the
 * element around it.
 */
function fromDocument(css: string, address: string): string {
  const base = address.slice(0, address.lastIndexOf('/') + 1);
  return css
    .replaceAll(
      /url\((["']?)(?!["']?(?:data:|https?:|[/#]))/g,
      (_all, quote: string) => `url(${quote}${base}`,
    )
    .replaceAll('</', '<\\/');
}

type Sheets = Pick<ReleaseStore, 'read'>;
const sheets = new WeakMap<Release, Map<string, Promise<string>>>();

/** Style sheets of a release as one that can stand in a document; read once. */
function sheetOf(release: Release, files: readonly string[], releases: Sheets): Promise<string> {
  const known = sheets.get(release) ?? new Map<string, Promise<string>>();
  sheets.set(release, known);
  const paths = files.filter((path) => path.endsWith('.css'));
  const name = paths.join('\n');
  const read = async (path: string) => {
    const css = (await releases.read(release, path))?.toString('utf8') ?? '';
    return fromDocument(css, releaseFileAddress(release, path));
  };
  const reading = known.get(name) ?? Promise.all(paths.map(read)).then((found) => found.join(''));
  known.set(name, reading);
  reading.catch(() => known.delete(name));
  return reading;
}

/** Where a page for visitors is drawn. */
export type VisitorsPage = {
  page: RemotePage;
  path: string;
  language: Language;
  instance: PlacedInstance;
  boot: BootManifest;
  /** Of the visitor: one address waits for its own pages. */
  address: string;
};

/**
 * What its remote draws of a page for visitors, before any script has come and without one, in front of the place for the
 * shell. Nothing is in it that is not in the boot manifest.
 */
export async function drawBody(
  visitors: VisitorsPage,
  renderer: Pick<PageRenderer, 'draw'>,
): Promise<string> {
  const { page, path, language, instance, address } = visitors;
  const { remote, routePath } = page;
  // Of nobody, since the page is the same for all; where and with which key the service is asked is for the browser.
  const service = { ...visitors.boot.service, anonKey: '' };
  const boot = { ...visitors.boot, principal: null, remotes: [], service };
  const owner = { instance: instance.id, person: address };
  const markup = await renderer.draw(remote, { route: routePath, path, language, boot }, owner);
  const drawn = markup === null ? '' : `<main id="${FIRST_VIEW_ELEMENT_ID}">${markup}</main>\n`;
  return `${drawn}<div id="root"></div>`;
}

/**
 * Styles of a page for visitors. All stand in the document, so that its first paint waits for no style sheet while some
 * hundred kilobytes of scripts are under way.
 */
export async function stylesOf(
  { remote, routePath }: RemotePage,
  { instance, shell, releases }: { instance: PlacedInstance; shell: Release; releases: Sheets },
): Promise<Pick<DocumentHead, 'inlineStyles' | 'styles'>> {
  const ofRemote = [...new Set([...remote.preload, ...(remote.pages[routePath] ?? [])])];
  const sheets = [sheetOf(shell, shell.preload, releases), sheetOf(remote, ofRemote, releases)];
  return { inlineStyles: [...(await Promise.all(sheets)), brandSheetOf(instance).css], styles: [] };
}
