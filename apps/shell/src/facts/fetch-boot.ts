import type { BootManifest } from '@reflectory/contracts';
import { readBootManifest } from '../boot/read-boot-manifest.ts';

/** A document of the shell that everybody who is signed in may have. */
const DOCUMENT = '/settings';

/**
 * The boot manifest as the gateway would write it now.
 *
 * @throws Error when no document comes, or one without a boot manifest.
 */
export async function fetchBoot(): Promise<BootManifest> {
  const answer = await fetch(DOCUMENT, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`The document answered ${answer.status}`);
  return readBootManifest(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}
