import { type Brand, languageSchema, type Language, type Release } from '@reflectory/contracts';
import * as z from 'zod';
import type { ReleaseStore } from '../releases/release-store.ts';
import { logoSvg } from './brand-logo.ts';
import { escapeHtml } from './escape-html.ts';
import { findByRoute } from './match-route.ts';

const pageSchema = z.object({
  name: z.string(),
  path: z.string(),
  status: z.number().int(),
  indexable: z.boolean(),
  texts: z.partialRecord(
    languageSchema,
    z.object({ file: z.string(), title: z.string(), description: z.string() }),
  ),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});
const pagesSchema = z.object({ pages: z.array(pageSchema) });

/** A prerendered page, as the public site's release describes it. */
export type PublicPage = z.output<typeof pageSchema>;

/** A page in one language, ready to be put into a document. */
export type FilledPage = {
  release: Release;
  page: PublicPage;
  title: string;
  description: string;
  body: string;
};

/** The pages of the current public site. */
export type PublicPages = {
  /** The page at a path, or null; the page for unknown paths is found by its name only. */
  findByPath(path: string): Promise<PublicPage | null>;
  /** The page filled for an instance; null when the release, the page or all of its languages are missing. */
  fill(name: string, filling: Filling): Promise<FilledPage | null>;
};

/** What a page is filled with; `languageLinks` is trusted HTML. */
export type Filling = { language: Language; brand: Brand | null; languageLinks: string };

/** Reads pages from the release store; a new release replaces them without a restart. */
export function createPublicPages(releases: Pick<ReleaseStore, 'findCurrent' | 'read'>): PublicPages {
  let known: { release: Release; pages: PublicPage[] } | null = null;

  async function load() {
    const release = releases.findCurrent('public-site');
    if (!release || known?.release === release) return known;
    const text = await releases.read(release, 'pages.json');
    if (text) known = { release, pages: pagesSchema.parse(JSON.parse(text.toString('utf8'))).pages };
    return known;
  }

  return {
    async findByPath(path) {
      const pages = (await load())?.pages.filter((page) => page.path.startsWith('/')) ?? [];
      return findByRoute(pages, (page) => page.path, path);
    },
    async fill(name, { language, brand, languageLinks }) {
      const site = await load();
      const page = site?.pages.find((candidate) => candidate.name === name);
      const text = page?.texts[language] ?? page?.texts.en;
      if (!site || !page || !text) return null;
      const body = await releases.read(site.release, text.file);
      if (!body) return null;
      const productName = brand?.productName ?? '';
      const today = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date());
      const plain = (words: string) => words.replaceAll('{{productName}}', () => productName);
      return {
        release: site.release,
        page,
        title: plain(text.title),
        description: plain(text.description),
        body: body
          .toString('utf8')
          .replaceAll('{{productName}}', () => escapeHtml(productName))
          .replaceAll('{{logo}}', () => logoSvg(brand))
          .replaceAll('{{languages}}', () => languageLinks)
          .replaceAll('{{today}}', () => escapeHtml(today)),
      };
    },
  };
}
