import { hasFeature } from '@reflectory/domain/features';
import type { RequestHandler } from 'express';
import { escapeHtml } from '../documents/escape-html.ts';
import { alternatesOf, pageAddresses, type PageAddresses } from '../documents/page-addresses.ts';
import type { PublicPages } from '../documents/public-pages.ts';
import { getInstance } from '../request-context.ts';

/** An hour: pages come and go with releases and features. */
const CACHE = 'public, max-age=3600';

// Shared pages are not shut out here: a crawler has to fetch them to read that they are not to be indexed.
const robots = (origin: string) =>
  [
    'User-agent: *',
    ...['/auth/v1/', '/rest/v1/', '/functions/v1/'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

function sitemapEntry(addresses: PageAddresses): string {
  const alternates = Object.entries(alternatesOf(addresses)).map(
    ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(tag)}" href="${escapeHtml(href)}"/>`,
  );
  const all = [addresses.plain, ...Object.values(addresses.byLanguage)];
  return all
    .map((address) => `<url><loc>${escapeHtml(address)}</loc>${alternates.join('')}</url>`)
    .join('\n');
}

const sitemap = (pages: readonly PageAddresses[]) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
  `${pages.map(sitemapEntry).join('\n')}\n</urlset>\n`;

/** Tells search engines which pages of an instance they may know, under its own host. */
export function searchEngines({ pages }: { pages: Pick<PublicPages, 'listIndexable'> }): RequestHandler {
  return async (req, res, next) => {
    const { origin, features } = req.context;
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (req.path === '/robots.txt') {
      res.set('cache-control', CACHE).type('text/plain').send(robots(origin));
    } else if (req.path === '/sitemap.xml') {
      const instance = getInstance(req);
      const open = (await pages.listIndexable()).filter(({ feature }) => hasFeature(features, feature?.key));
      const listed = open.map(({ path }) => pageAddresses(path, origin, instance));
      res.set('cache-control', CACHE).type('application/xml').send(sitemap(listed));
    } else {
      next();
    }
  };
}
