import type { BootFacts, SharedContent } from '@reflectory/contracts/boot';
import type { Language } from '@reflectory/contracts/languages';
import { type Release, saysLaterTexts } from '@reflectory/contracts/remotes';
import type { Request, Response } from 'express';
import type { ControlPlaneStore } from '../control-plane/control-plane-store.ts';
import { refuse } from '../refusal.ts';
import { getInstance, type PlacedInstance } from '../request-context.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { PageRenderer } from '../renderer/page-renderer.ts';
import { buildBootFacts, buildBootManifest, type FactsInput } from './boot-manifest.ts';
import { iconHref } from './brand-logo.ts';
import { brandSheetHref } from './brand-sheet.ts';
import type { DocumentHead, LinkedFile } from './compose-document.ts';
import { documentLanguage, languageLinks } from './document-language.ts';
import { linkFile, sendDocument, streamDocument } from './document-parts.ts';
import { drawBody, stylesOf } from './drawn-page.ts';
import { INSTALL_BACKGROUND, installPaths } from './install-manifest.ts';
import type { RemotePage, RemoteRelease } from './find-app-route.ts';
import { pageParts } from './page-parts.ts';
import { plainPage } from './plain-page.ts';
import { themeScriptOf } from './theme-script.ts';
import type { PublicPages } from './public-pages.ts';

export type DocumentsDependencies = {
  controlPlane: ControlPlaneStore;
  releases: Pick<ReleaseStore, 'findCurrent' | 'listCurrent' | 'read'>;
  pages: PublicPages;
  renderer: Pick<PageRenderer, 'canDraw' | 'draw'>;
  anonKey: string;
  baseDomain: string;
  isDevelopment: boolean;
};

/** What a document of the app adds to the shell. */
type AppDocument = Partial<DocumentHead> & { page: RemotePage | null; shared: SharedContent | null };

/** Writes the documents of the product. */
export type Documents = {
  /** Remotes that are published now. */
  remotes(): RemoteRelease[];
  /** What an open page asks for when something of its boot manifest changed. */
  facts(req: Request, shared: SharedContent | null): BootFacts;
  /** The shell with its boot manifest. */
  sendApp(req: Request, res: Response, app: AppDocument): Promise<void>;
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
  const parts = remote.laterTexts.filter((part) => saysLaterTexts(part, routePath)).map(({ files }) => files);
  const texts = [...new Set(['en', language])].flatMap((tag) =>
    [remote.texts, ...parts].flatMap((files) => files[tag] ?? []),
  );
  const ofRemote = new Set([...remote.preload, ...(remote.pages[routePath] ?? []), ...texts]);
  return [...linked, ...[...ofRemote].map((path) => linkFile(remote, path))];
}

/** What every document of the app begins with. */
function appHead(shell: Release, instance: PlacedInstance, page: RemotePage | null, language: Language) {
  const preload = lazyFiles(shell, page, language);
  const title = instance.brand.productName;
  return { ...shellFiles(shell), title, description: '', isIndexable: false, preload };
}

/** What boot manifest and facts are made of, for whoever asks. */
const inputFrom =
  (controlPlane: ControlPlaneStore) =>
  ({ context }: Request, instance: PlacedInstance, shared: SharedContent | null): FactsInput => ({
    context,
    instance,
    shared,
    revision: controlPlane.revision(),
    findOrigin(id) {
      const other = controlPlane.findById(id);
      return other ? originWith(context.origin, controlPlane.hostOf(other)) : null;
    },
  });

const factsWithBrand = (input: FactsInput): BootFacts => ({
  ...buildBootFacts(input),
  brandSheet: brandSheetHref(input.instance),
  icon: iconHref(input.instance.brand),
});

/** Documents composed from the current releases and the snapshot. */
export function createDocuments(dependencies: DocumentsDependencies): Documents {
  const { controlPlane, releases, pages, renderer, anonKey, baseDomain, isDevelopment } = dependencies;
  const factsInput = inputFrom(controlPlane);

  const remotes = () =>
    releases
      .listCurrent()
      .flatMap(({ manifest, ...release }): RemoteRelease[] => (manifest ? [{ ...release, manifest }] : []));

  /** Parts that every document of an instance has. */
  function common(req: Request, offered: RemoteRelease[], shared: SharedContent | null) {
    const { instance, styleNonce } = req.context;
    const shell = releases.findCurrent('shell');
    const themeScript = themeScriptOf(releases);
    const language = documentLanguage(req, instance);
    const plain = { language, styleNonce, themeScript, icon: iconHref(instance?.brand ?? null) };
    if (!instance) return plain;
    const provides = shell?.provides ?? {};
    const input = { ...factsInput(req, instance, shared), remotes: offered, anonKey, provides };
    return { ...plain, boot: buildBootManifest(input) };
  }

  return {
    remotes,
    facts: (req, shared) => factsWithBrand(factsInput(req, getInstance(req), shared)),
    async sendApp(req, res, { page, shared, ...described }) {
      const { instance, address } = req.context;
      const shell = releases.findCurrent('shell');
      if (!shell || !instance) throw refuse('unavailable');
      const parts = common(req, remotes(), shared);
      const { language } = parts;
      const install = shared ? null : { manifest: installPaths.manifest, colour: INSTALL_BACKGROUND };
      const app = { ...parts, ...appHead(shell, instance, page, language), ...(install && { install }) };
      const head = { ...app, ...described };
      // While what a page shows is not known, there is nothing to draw.
      if (page && 'boot' in parts && res.statusCode < 500 && renderer.canDraw(page.remote, page.routePath)) {
        const styles = await stylesOf(page, { instance, shell, releases });
        const visitors = { page, path: req.path, language, instance, address, boot: parts.boot };
        const draw = () => drawBody(visitors, renderer);
        return streamDocument(req, res, res.statusCode, { ...head, ...styles }, draw);
      }
      return sendDocument(req, res, res.statusCode, {
        ...head,
        brandHref: brandSheetHref(instance),
        isDrawnByScripts: true,
        body: '<div id="root"></div>',
      });
    },
    async sendPage(req, res, name, status) {
      const { instance, origin } = req.context;
      const parts = common(req, [], null);
      // Where no instance is, the page speaks in the name of the house.
      const brand = (instance ?? controlPlane.findByHost(baseDomain))?.brand ?? null;
      const links = languageLinks(req, instance, parts.language);
      const { language } = parts;
      const filled = await pages.fill(name, { language, brand, origin, languageLinks: links });
      if (!filled) return sendDocument(req, res, status ?? 404, plainPage(name, parts));
      const page = pageParts(req, filled, { language, isItself: status === undefined, isDevelopment });
      return sendDocument(req, res, status ?? filled.page.status, { ...parts, ...page });
    },
  };
}
