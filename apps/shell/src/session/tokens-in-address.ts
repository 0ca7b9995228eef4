import { signInAddress } from './sign-in-address.ts';

/** Where a page goes that was opened with the tokens of a mailed link: the sign-in screen alone takes them. */
export function signInWithTokens({ pathname, search, hash }: Location): string | null {
  const hasTokens = new URLSearchParams(hash.slice(1)).has('access_token');
  return hasTokens ? signInAddress(pathname + search) + hash : null;
}
