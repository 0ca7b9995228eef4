import { type Brand, languageSchema } from '@reflectory/contracts/instance';
import type { Language } from '@reflectory/contracts/languages';
import type { Release } from '@reflectory/contracts/remotes';
import * as z from 'zod';
import type { ReleaseStore } from '../releases/release-store.ts';
import { baseUrlOf } from './boot-manifest.ts';
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
    z.object({
      file: z.string(),
      title: z.string(),
      description: z.string(),
      structuredData: z.record(z.string(), z.unknown()).optional(),
      /** Words in place of tokens that the instance has none for. */
      words: z.record(z.string(), z.string()).optional(),
    }),
  ),
  scripts: z.array(z.string()),
  /** Small enough to stand in the document itself, which then waits for no other file. */
  styles: z.array(z.string()),
  /** Fonts of the first view. */
  preload: z.array(z.string()).default([]),
  /** Where this feature is off, the page `otherwise` is sent in its place. */
  feature: z.object({ key: z.string(), otherwise: z.string() }).optional(),
  /** Sent in its place where nothing is sold. */
  included: z.string().optional(),
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
  structuredData?: Record<string, unknown>;
  css: string;
  body: string;
};

/** The pages of the current public site. */
export type PublicPages = {
  /** The page at a path, or null; the page for unknown paths is found by its name only. */
  findByPath(path: string): Promise<PublicPage | null>;
  /** Every page that search engines may know. */
  listIndexable(): Promise<PublicPage[]>;
  /** The page filled for an instance; null when the release, the page or all of its languages are missing. */
  fill(name: string, filling: Filling): Promise<FilledPage | null>;
};

/** What a page is filled with; `languageLinks` is trusted HTML, `origin` is without a final slash. */
type Filling = { language: Language; brand: Brand | null; origin: string; languageLinks: string };

const wordsOf = ({ brand, origin, base }: Filling & { base: string }) => ({
  productName: brand?.productName ?? '',
  origin,
  base,
  ...(brand?.contactEmail && { contactEmail: brand.contactEmail }),
  ...(brand?.welcomeTitle && { welcomeTitle: brand.welcomeTitle }),
  ...(brand?.welcomeText && { welcomeText: brand.welcomeText }),
});

/** Puts plain words in place of the tokens of a text. */
function fillWords(text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce(
    (filled, [token, word]) => filled.replaceAll(`{{${token}}}`, () => word),
    text,
  );
}

/** Puts plain words in place of the tokens in every text of a value. */
function fillData<Value>(value: Value, words: Readonly<Record<string, string>>): Value {
  return JSON.parse(
    JSON.stringify(value, (_key, inner) => (typeof inner === 'string' ? fillWords(inner, words) : inner)),
  ) as Value;
}

/**
 * Reads pages from the release store; a new release replaces them without a restart. Pages name `contactEmail` as the
 * way to the operator.
 */
export function createPublicPages(
  releases: Pick<ReleaseStore, 'findCurrent' | 'read'>,
  contactEmail: string,
): PublicPages {
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
    async listIndexable() {
      return (await load())?.pages.filter((page) => page.indexable && page.path.startsWith('/')) ?? [];
    },
    async fill(name, filling) {
      const { language, brand, languageLinks } = filling;
      const site = await load();
      const page = site?.pages.find((candidate) => candidate.name === name);
      const text = page?.texts[language] ?? page?.texts.en;
      if (!site || !page || !text) return null;
      const { release } = site;
      const [body, ...styles] = await Promise.all(
        [text.file, ...page.styles].map((file) => releases.read(release, file)),
      );
      if (!body) return null;
      const own = wordsOf({ ...filling, base: baseUrlOf(release) });
      const words = { contactEmail, ...text.words, ...own };
      const escaped = Object.fromEntries(Object.entries(words).map(([key, word]) => [key, escapeHtml(word)]));
      const today = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date());
      return {
        release,
        page,
        title: fillWords(text.title, words),
        description: fillWords(text.description, words),
        ...(text.structuredData && { structuredData: fillData(text.structuredData, words) }),
        css: styles.map((style) => fillWords(style?.toString('utf8') ?? '', { base: words.base })).join(''),
        body: fillWords(body.toString('utf8'), {
          ...escaped,
          logo: logoSvg(brand),
          languages: languageLinks,
          today: escapeHtml(today),
        }),
      };
    },
  };
}
