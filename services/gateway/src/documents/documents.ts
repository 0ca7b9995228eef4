import { type Language, LANGUAGE_PARAMETER, type Release, type SharedContent } from '@reflectory/contracts';
import type { Request, Response } from 'express';
import type { ControlPlaneStore } from '../control-plane/control-plane-store.ts';
import { refuse } from '../refusal.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { buildBootManifest } from './boot-manifest.ts';
import { iconHref } from './brand-logo.ts';
import { brandSheetHref, brandSheetOf } from './brand-sheet.ts';
import type { DocumentParts, LinkedFile } from './compose-document.ts';
import { documentLanguage, isAskedFor, languageLinks } from './document-language.ts';
import { linkFile, sendDocument } from './document-parts.ts';
import type { RemotePage, RemoteRelease } from './find-app-route.ts';
import { plainPage } from './plain-page.ts';
import type { FilledPage, PublicPages } from './public-pages.ts';
import { reloadScript } from './reload-script.ts';

export type DocumentsDependencies = {
  controlPlane: ControlPlaneStore;
  releases: Pick<ReleaseStore, 'findCurrent' | 'listCurrent'>;
  pages: PublicPages;
  anonKey: string;
  baseDomain: string;
  isDevelopment: boolean;
};

/** What a document of the app adds to the shell. */
export type AppDocument = Partial<DocumentParts> & { page: RemotePage | null; shared: SharedContent | null };

/** Writes the documents of the product. */
export type Documents = {
  /** Remotes that are published now. */
  remotes(): RemoteRelease[];
  /** The shell with its boot manifest. */
  sendApp(req: Request, res: Response, app: AppDocument): void;
  /** A prerendered page by its name, or a plain one while no public site is published. */
  sendPage(req: Request, res: Response, name: string, status?: number): Promise<void>;
};

/** Port and scheme under which this gateway was reached, at another host name. */
function originWith(origin: string, hostName: string): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${hostName}${port ? `:${port}` : ''}`;
}

/** Files of the shell in the order of a document: everything that its first view needs. */
function shellFiles(shell: Release): { styles: LinkedFile[]; scripts: LinkedFile[] } {
  const first = shell.preload.includes(shell.entry) ? shell.preload : [...shell.preload, shell.entry];
  const linked = (ending: string) =>
    first.filter((path) => path.endsWith(ending) && path !== 'theme.js').map((path) => linkFile(shell, path));
  return { styles: linked('.css'), scripts: linked('.js') };
}

/**
 * Files that the scripts of a document will ask for one after the other: the remote, its page, and the texts. The shell
 * takes English for whatever a language lacks, so that a remote's English is needed in any case.
 */
function lazyFiles(shell: Release, page: RemotePage | null, language: Language): LinkedFile[] {
  const ofShell = shell.texts[language] ?? [];
  const linked = ofShell.map((path) => linkFile(shell, path));
  if (!page) return linked;
  const { remote, routePath } = page;
  const texts = [...new Set(['en', language])].flatMap((tag) => remote.texts[tag] ?? []);
  const ofRemote = new Set([...remote.preload, ...(remote.pages[routePath] ?? []), ...texts]);
  return [...linked, ...[...ofRemote].map((path) => linkFile(remote, path))];
}

/** What a prerendered page is shown with: its styles and the brand's stand in the document, its fonts come early. */
function pageFiles({ release, page, css }: FilledPage, brandCss: string, isDevelopment: boolean) {
  const scripts = page.scripts.map((path) => linkFile(release, path));
  return {
    inlineStyles: [css, brandCss].filter((sheet) => sheet !== ''),
    styles: [],
    scripts: isDevelopment ? [...scripts, reloadScript] : scripts,
    preload: page.preload.map((path) => linkFile(release, path)),
  };
}

/** What a prerendered page says to search engines: each language has an address of its own. */
function indexing(req: Request, filled: FilledPage, language: Language) {
  const { page, title, description, structuredData } = filled;
  if (!page.indexable) return { isIndexable: false };
  const { instance, origin } = req.context;
  const address = new URL(req.path, origin).href;
  const languages = instance && instance.languages.length > 1 ? instance.languages : [];
  const inLanguage = (tag: string) => `${address}?${LANGUAGE_PARAMETER}=${tag}`;
  const alternates = Object.fromEntries(languages.map((tag) => [tag, inLanguage(tag)]));
  const canonical = isAskedFor(language, req) ? inLanguage(language) : address;
  return {
    isIndexable: true,
    canonical,
    ...(structuredData && { structuredData }),
    openGraph: { type: 'website', title, description, url: canonical },
    alternates: languages.length > 0 ? { ...alternates, 'x-default': address } : {},
  };
}

/** Documents composed from the current releases and the snapshot. */
export function createDocuments(dependencies: DocumentsDependencies): Documents {
  const { controlPlane, releases, pages, anonKey, baseDomain, isDevelopment } = dependencies;

  const remotes = () =>
    releases
      .listCurrent()
      .flatMap(({ manifest, ...release }): RemoteRelease[] => (manifest ? [{ ...release, manifest }] : []));

  function findOrigin(id: string, origin: string): string | null {
    const other = controlPlane.findById(id);
    return other ? originWith(origin, controlPlane.hostOf(other)) : null;
  }

  /** Parts that every document of an instance has. */
  function common(req: Request, offered: RemoteRelease[], shared: SharedContent | null) {
    const { context } = req;
    const { instance, styleNonce, origin } = context;
    const shell = releases.findCurrent('shell');
    const themeScript = shell?.files['theme.js'] ? linkFile(shell, 'theme.js') : undefined;
    const language = documentLanguage(req, instance);
    const plain = { language, styleNonce, themeScript, icon: iconHref(instance?.brand ?? null) };
    if (!instance) return plain;
    const input = { context, instance, remotes: offered, anonKey, shared };
    const boot = buildBootManifest({ ...input, findOrigin: (id) => findOrigin(id, origin) });
    return { ...plain, boot, brandHref: brandSheetHref(instance) };
  }

  return {
    remotes,
    sendApp(req, res, { page, shared, ...described }) {
      const { instance } = req.context;
      const shell = releases.findCurrent('shell');
      if (!shell || !instance) throw refuse('unavailable');
      const parts = common(req, remotes(), shared);
      sendDocument(req, res, res.statusCode, {
        ...parts,
        ...shellFiles(shell),
        title: instance.brand.productName,
        description: '',
        isIndexable: false,
        preload: lazyFiles(shell, page, parts.language),
        body: '<div id="root"></div>',
        ...described,
      });
    },
    async sendPage(req, res, name, status) {
      const { instance, origin } = req.context;
      const { brandHref: _inDocument, ...parts } = { brandHref: '', ...common(req, [], null) };
      // Where no instance is, the page speaks in the name of the house.
      const brand = (instance ?? controlPlane.findByHost(baseDomain))?.brand ?? null;
      const links = languageLinks(req, instance, parts.language);
      const { language } = parts;
      const filled = await pages.fill(name, { language, brand, origin, languageLinks: links });
      if (!filled) return sendDocument(req, res, status ?? 404, plainPage(name, parts));
      const { page, title, description, body } = filled;
      sendDocument(req, res, status ?? page.status, {
        ...parts,
        ...(status === undefined ? indexing(req, filled, parts.language) : { isIndexable: false }),
        title,
        description,
        ...pageFiles(filled, instance ? brandSheetOf(instance).css : '', isDevelopment),
        body,
      });
    },
  };
}
