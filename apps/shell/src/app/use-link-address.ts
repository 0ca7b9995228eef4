import { useHref } from 'react-router-dom';

/** Has a scheme, or a host: `https://…`, `mailto:…`, `//host/…`. */
const isElsewhere = (href: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** What a link's `href` says in the document; the router knows paths of the shell alone. */
export function useLinkAddress(href: string): string {
  const path = useHref(isElsewhere(href) ? '/' : href);
  return isElsewhere(href) ? href : path;
}
