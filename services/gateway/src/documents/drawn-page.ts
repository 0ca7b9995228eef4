import { type BootManifest, FIRST_VIEW_ELEMENT_ID } from '@reflectory/contracts/boot';
import type { Language } from '@reflectory/contracts/languages';
import type { Release } from '@reflectory/contracts/remotes';
import type { PageRenderer } from '../renderer/page-renderer.ts';
import type { PlacedInstance } from '../request-context.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { baseUrlOf } from './boot-manifest.ts';
import { brandSheetOf } from './brand-sheet.ts';
import type { DocumentParts } from './compose-document.ts';
import type { RemotePage } from './find-app-route.ts';

/** Addresses inside a style sheet are relative to the sheet, which now stands in a document elsewhere. */
const fromDocument = (css: string, base: string) =>
  css.replaceAll(
    /url\((["']?)(?!["']?(?:data:|https?:|[/#]))/g,
    (_all, quote: string) => `url(${quote}${base}`,
  );

type Sheets = Pick<ReleaseStore, 'read'>;
const sheets = new WeakMap<Release, Map<string, Promise<string>>>();

/** Style sheets of a release as one that can stand in a document; read once. */
function sheetOf(release: Release, files: readonly string[], releases: Sheets): Promise<string> {
  const known = sheets.get(release) ?? new Map<string, Promise<string>>();
  sheets.set(release, known);
  const paths = files.filter((path) => path.endsWith('.css'));
  const name = paths.join('\n');
  const reading =
    known.get(name) ??
    Promise.all(paths.map((path) => releases.read(release, path))).then((found) =>
      fromDocument(found.map((file) => file?.toString('utf8') ?? '').join(''), baseUrlOf(release)),
    );
  known.set(name, reading);
  reading.catch(() => known.delete(name));
  return reading;
}

export type DrawnPageOptions = {
  page: RemotePage;
  path: string;
  language: Language;
  instance: PlacedInstance;
  boot: BootManifest;
  /** Of the visitor; nobody waits for what one address asks for. */
  address: string;
  shell: Release;
  releases: Sheets;
  renderer: Pick<PageRenderer, 'draw'>;
};

/**
 * What its remote draws of a page for visitors, before any script has come and without one; null where it draws nothing.
 * Nothing is in it that is not in the boot manifest. All styles stand in the document, so that its first paint waits for no
 * style sheet while some hundred kilobytes of scripts are under way.
 */
export async function drawnPage(
  options: DrawnPageOptions,
): Promise<Pick<DocumentParts, 'body' | 'inlineStyles' | 'styles'> | null> {
  const { page, path, language, instance, address, shell, releases, renderer } = options;
  const { remote, routePath } = page;
  // Of nobody, since the page is the same for all; where and with which key the service is asked is for the browser.
  const boot = {
    ...options.boot,
    principal: null,
    remotes: [],
    service: { ...options.boot.service, anonKey: '' },
  };
  const owner = { instance: instance.id, person: address };
  const markup = await renderer.draw(remote, { route: routePath, path, language, boot }, owner);
  if (markup === null) return null;
  const ofRemote = [...new Set([...remote.preload, ...(remote.pages[routePath] ?? [])])];
  return {
    inlineStyles: [
      await sheetOf(shell, shell.preload, releases),
      await sheetOf(remote, ofRemote, releases),
      brandSheetOf(instance).css,
    ],
    styles: [],
    body: `<main id="${FIRST_VIEW_ELEMENT_ID}">${markup}</main>\n<div id="root"></div>`,
  };
}
