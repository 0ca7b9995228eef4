import { LINK_ADDRESS } from '@reflectory/contracts/document';

/** The address that somebody means by what they wrote; null when a link may not lead there. */
export function linkAddressOf(written: string): string | null {
  const text = written.trim();
  const address = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/u.test(text)
    ? `mailto:${text}`
    : /^[^\s/:@]+\.[^\s/:@]{2,}(?:[/?#:]\S*)?$/u.test(text)
      ? `https://${text}`
      : text;
  return LINK_ADDRESS.test(address) && address.length <= 2000 ? address : null;
}
