import type { BootRemote } from '@reflectory/contracts/boot';

/** Absolute address of the container entry of a remote. */
export function entryUrlOf({ entry, baseUrl }: BootRemote, origin: string): string {
  return new URL(entry, new URL(baseUrl, origin)).href;
}

/**
 * Subresource Integrity value of a file of one of the remotes.
 *
 * @throws Error for an address that no release lists: nothing unlisted may run.
 */
export function integrityOf(url: string, remotes: Iterable<BootRemote>, origin: string): string {
  const { href } = new URL(url, origin);
  for (const { baseUrl, files } of remotes) {
    const base = new URL(baseUrl, origin).href;
    const integrity = href.startsWith(base) ? files[href.slice(base.length)] : undefined;
    if (integrity) return integrity;
  }
  throw new Error(`${href} belongs to no release`);
}
