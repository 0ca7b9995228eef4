import {
  chooseLanguage,
  findLanguage,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_NAMES,
  LANGUAGE_PARAMETER,
  LANGUAGES,
} from '@reflectory/contracts/languages';
import type { Request } from 'express';
import type { PlacedInstance } from '../request-context.ts';
import { escapeHtml } from './escape-html.ts';

const stored = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`);

/**
 * The language of a document or a call: asked for in the address, else the stored choice, else the browser's, else
 * English. The shell decides by the same rule, so that nothing changes its language after it is drawn.
 */
export function documentLanguage(req: Request, instance: PlacedInstance | null): Language {
  return wantedLanguage(req, instance) ?? chooseLanguage(instance?.languages ?? LANGUAGES, null, []);
}

/** The same for who wants one that is offered: a program may say nothing of languages. */
export function wantedLanguage(req: Request, instance: PlacedInstance | null): Language | undefined {
  const offered = instance?.languages ?? LANGUAGES;
  const cookie = stored.exec(req.headers.cookie ?? '')?.[1] ?? '';
  const wishes = [req.query[LANGUAGE_PARAMETER], cookie, ...req.acceptsLanguages()];
  return wishes.flatMap((tag) => (typeof tag === 'string' ? findLanguage(offered, tag) : [])).at(0);
}

/** All of a request that its language follows from, as one text. */
export function languageWishes(req: Request): string {
  const asked = req.originalUrl.includes(`${LANGUAGE_PARAMETER}=`) ? req.originalUrl : '';
  const cookie = req.headers.cookie === undefined ? '' : stored.exec(req.headers.cookie)?.[1];
  return [asked, cookie, req.headers['accept-language']].join('\n');
}

/** Whether a document speaks its language because the address asks for it. */
export function isAskedFor(language: string, req: Request): boolean {
  return req.query[LANGUAGE_PARAMETER] === language;
}

/** `Set-Cookie` value that keeps a language as this browser's choice, so that it can be chosen without any script. */
export function languageCookie(language: string, isSecure: boolean): string {
  // Scripts may read it: they compare it with the choice in local storage before the first paint.
  const attributes = `Max-Age=${LANGUAGE_COOKIE_SECONDS}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${LANGUAGE_COOKIE}=${language}; ${attributes}`;
}

/** The address of the same page in another language, with all else that was asked. */
function addressIn(language: Language, req: Request): string {
  const { path, originalUrl } = req;
  const query = new URLSearchParams(
    originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?')) : '',
  );
  query.set(LANGUAGE_PARAMETER, language);
  // Two slashes would begin the name of another host.
  return `${path.replace(/^\/+/, '/')}?${query}`;
}

/** Links to the same page in each offered language, by its own name; nothing where there is no choice. */
export function languageLinks(req: Request, instance: PlacedInstance | null, current: Language): string {
  const offered = instance?.languages ?? LANGUAGES;
  if (offered.length < 2) return '';
  const link = (language: Language) =>
    `<a href="${escapeHtml(addressIn(language, req))}" lang="${language}" hreflang="${language}"` +
    `${language === current ? ' aria-current="true"' : ''}>${LANGUAGE_NAMES[language]}</a>`;
  return offered.map(link).join('');
}
