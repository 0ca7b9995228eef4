import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS, LANGUAGE_KEY } from '@reflectory/contracts/languages';

type Store = Pick<Storage, 'getItem' | 'setItem'>;
/** What a document knows of cookies. */
type Cookies = { cookie: string };

const inCookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`);

/** The language that was chosen in this browser; null before any choice. */
export function readStoredLanguage(store: Store, { cookie }: Cookies): string | null {
  return store.getItem(LANGUAGE_KEY) ?? inCookie.exec(cookie)?.[1] ?? null;
}

function writeCookie(document: Cookies, language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Max-Age=${LANGUAGE_COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`;
}

/** Keeps a choice, for the shell in local storage and for the gateway in a cookie. */
export function storeLanguage(store: Store, document: Cookies, language: string): void {
  store.setItem(LANGUAGE_KEY, language);
  writeCookie(document, language);
}

/**
 * Makes both places of the choice agree before the first paint: an address that asked for a language chose it, and a
 * choice that the gateway did not know of is told to it.
 *
 * @param drawn Language in which the document was sent.
 * @param asked Language that the address asks for.
 * @returns whether the gateway would now send the document in another language.
 */
export function settleLanguage(
  store: Store,
  document: Cookies,
  drawn: string,
  asked: string | null,
): boolean {
  if (asked === drawn) {
    store.setItem(LANGUAGE_KEY, drawn);
    return false;
  }
  const known = inCookie.exec(document.cookie)?.[1] ?? null;
  const chosen = store.getItem(LANGUAGE_KEY) ?? known;
  if (chosen === null) return false;
  store.setItem(LANGUAGE_KEY, chosen);
  if (chosen === known) return false;
  writeCookie(document, chosen);
  // Where cookies are refused, asking again would never end.
  return chosen !== drawn && inCookie.exec(document.cookie)?.[1] === chosen;
}
