import { BOOT_MANIFEST_ELEMENT_ID, type BootManifest } from '@reflectory/contracts/boot';
import { directionOf } from '@reflectory/contracts/languages';
import { escapeHtml, jsonForScript } from './escape-html.ts';

/** A file of a release: its address and Subresource Integrity value. */
export type LinkedFile = { href: string; integrity: string };

/** Everything that comes before the content of a document; texts are plain. */
export type DocumentHead = {
  language: string;
  title: string;
  description: string;
  isIndexable: boolean;
  /** Absolute address under which the document should be known. */
  canonical?: string;
  /** Other languages of the same page: tag → absolute address. */
  alternates?: Readonly<Record<string, string>>;
  /** Structured data (schema.org). */
  structuredData?: Record<string, unknown>;
  openGraph?: Readonly<Record<string, string>>;
  styleNonce: string;
  brandHref?: string;
  /** Address of the icon in the browser's tab. */
  icon: string;
  /** Address of the manifest of the app that can be installed, and the colour of its window. */
  install?: { manifest: string; colour: string };
  /** Classic script that runs before the first paint. */
  themeScript?: LinkedFile | undefined;
  /** Trusted style sheets that stand in the document. */
  inlineStyles?: readonly string[];
  styles: readonly LinkedFile[];
  scripts: readonly LinkedFile[];
  preload: readonly LinkedFile[];
  /** Nothing can be read before the scripts have run: they come before what they will ask for. */
  isDrawnByScripts?: boolean;
  boot?: BootManifest;
};

/** Everything a document is made of; `body` is trusted HTML. */
export type DocumentParts = DocumentHead & { body: string };

const attribute = (name: string, value: string) => `${name}="${escapeHtml(value)}"`;
const meta = (name: string, content: string) =>
  `<meta ${attribute('name', name)} ${attribute('content', content)}>`;
const integrityOf = ({ integrity }: LinkedFile) => attribute('integrity', integrity);

function preloadLink(file: LinkedFile): string {
  const kind = file.href.endsWith('.css') ? 'style' : file.href.endsWith('.woff2') ? 'font' : 'script';
  // Fonts, and the chunks that the bundler checks by hash, are fetched with cross-origin rules: a preload without is fetched twice.
  return `<link rel="preload" as="${kind}" ${attribute('href', file.href)} ${integrityOf(file)} crossorigin>`;
}

/** Scripts and what they will ask for, in the order in which they are wanted. */
function loads({ scripts, preload, isDrawnByScripts = false }: DocumentHead): string[] {
  const priority = isDrawnByScripts ? ' fetchpriority="high"' : '';
  const elements = scripts.map(
    (file) => `<script defer ${attribute('src', file.href)} ${integrityOf(file)}${priority}></script>`,
  );
  const links = preload.map(preloadLink);
  return isDrawnByScripts ? [...elements, ...links] : [...links, ...elements];
}

function describe(parts: DocumentHead): string[] {
  const { title, description, canonical, alternates = {}, openGraph = {}, structuredData } = parts;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [meta('description', description)] : []),
    ...(parts.isIndexable ? [] : [meta('robots', 'noindex')]),
    ...(canonical ? [`<link rel="canonical" ${attribute('href', canonical)}>`] : []),
    ...Object.entries(alternates).map(
      ([tag, href]) => `<link rel="alternate" ${attribute('hreflang', tag)} ${attribute('href', href)}>`,
    ),
    ...Object.entries(openGraph).map(
      ([property, content]) =>
        `<meta ${attribute('property', `og:${property}`)} ${attribute('content', content)}>`,
    ),
    ...(structuredData
      ? [`<script type="application/ld+json">${jsonForScript(structuredData)}</script>`]
      : []),
  ];
}

/**
 * Writes all of a document that comes before the content of its body. Everything that is not trusted HTML is escaped here
 * and nowhere else.
 */
export function composeHead(parts: DocumentHead): string {
  const nonce = escapeHtml(parts.styleNonce);
  // Pages for visitors show the way in that there is.
  const joining = parts.boot ? ` ${attribute('data-joining', parts.boot.joining)}` : '';
  return [
    '<!doctype html>',
    `<html ${attribute('lang', parts.language)} ${attribute('dir', directionOf(parts.language))} data-theme="dark"${joining}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...describe(parts),
    // The nonce stands in both places, because browsers hide the attribute from scripts and libraries read the content.
    `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
    `<link rel="icon" ${attribute('href', parts.icon)}>`,
    ...(parts.install
      ? [
          `<link rel="manifest" ${attribute('href', parts.install.manifest)}>`,
          meta('theme-color', parts.install.colour),
        ]
      : []),
    ...(parts.themeScript
      ? [`<script ${attribute('src', parts.themeScript.href)} ${integrityOf(parts.themeScript)}></script>`]
      : []),
    ...parts.styles.map(
      (file) => `<link rel="stylesheet" ${attribute('href', file.href)} ${integrityOf(file)}>`,
    ),
    ...(parts.inlineStyles ?? []).map((css) => `<style nonce="${nonce}">${css}</style>`),
    ...(parts.brandHref ? [`<link rel="stylesheet" ${attribute('href', parts.brandHref)}>`] : []),
    ...loads(parts),
    '</head>',
    '<body>',
    '',
  ].join('\n');
}

/** Writes the rest of a document after its head; `body` is trusted HTML. */
export function composeBody(body: string, { boot }: Pick<DocumentHead, 'boot'>): string {
  const manifest = boot
    ? [`<script type="application/json" id="${BOOT_MANIFEST_ELEMENT_ID}">${jsonForScript(boot)}</script>`]
    : [];
  return [body, ...manifest, '</body>', '</html>', ''].join('\n');
}

/** Writes a whole document. */
export function composeDocument({ body, ...head }: DocumentParts): string {
  return composeHead(head) + composeBody(body, head);
}
