import { readFileSync } from 'node:fs';
import type { SharedContent } from '@reflectory/contracts/boot';
import type { Release } from '@reflectory/contracts/remotes';
import type { PlacedInstance } from '../request-context.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { baseUrlOf } from './boot-manifest.ts';
import { brandSheetOf } from './brand-sheet.ts';
import type { DocumentParts } from './compose-document.ts';
import { firstView, type FirstViewPlace } from './first-view.ts';

/** The sheet as it is written, without its comments and most of its space. */
const looks = readFileSync(new URL('first-view.css', import.meta.url), 'utf8')
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(/\s+/g, ' ');

/** Addresses inside a style sheet are relative to the sheet, which now stands in a document elsewhere. */
const fromDocument = (css: string, base: string) =>
  css.replaceAll(
    /url\((["']?)(?!["']?(?:data:|https?:|[/#]))/g,
    (_all, quote: string) => `url(${quote}${base}`,
  );

type ShellSheets = Pick<ReleaseStore, 'read'>;
const sheets = new WeakMap<Release, Promise<string>>();

/** The style sheets of a shell as one that can stand in a document; read once for each release. */
function sheetOf(shell: Release, releases: ShellSheets): Promise<string> {
  const known = sheets.get(shell);
  if (known) return known;
  const paths = shell.preload.filter((path) => path.endsWith('.css'));
  const reading = Promise.all(paths.map((path) => releases.read(shell, path))).then((files) =>
    fromDocument(files.map((file) => file?.toString('utf8') ?? '').join(''), baseUrlOf(shell)),
  );
  sheets.set(shell, reading);
  reading.catch(() => sheets.delete(shell));
  return reading;
}

/**
 * What a first view adds to the document of a public link. All styles stand in the document, so that its first paint
 * waits for no style sheet while some hundred kilobytes of scripts are under way.
 */
export async function firstViewParts(
  shared: SharedContent,
  place: Omit<FirstViewPlace, 'brand'> & {
    instance: PlacedInstance;
    shell: Release;
    releases: ShellSheets;
  },
): Promise<Pick<DocumentParts, 'body' | 'inlineStyles' | 'styles'>> {
  const { language, instance, shell, releases } = place;
  return {
    inlineStyles: [await sheetOf(shell, releases), looks, brandSheetOf(instance).css],
    styles: [],
    body: `${firstView(shared, { language, brand: instance.brand })}\n<div id="root"></div>`,
  };
}
