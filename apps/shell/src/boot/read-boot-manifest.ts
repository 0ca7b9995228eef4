import { BOOT_MANIFEST_ELEMENT_ID, type BootManifest } from '@reflectory/contracts/boot';
import { isRecord } from '@reflectory/domain/record';

/** The document carries no boot manifest that could be used. */
export class BootManifestError extends Error {}

/**
 * A light check instead of the schema, which would put zod into the shell's first chunk: the gateway has checked the
 * manifest when it wrote it, so this only has to notice a document that someone else wrote, or a half of one.
 */
function isBootManifest(value: unknown): value is BootManifest {
  if (!isRecord(value) || !isRecord(value.instance) || !isRecord(value.service)) return false;
  const { instance, service, features, remotes } = value;
  return (
    typeof instance.id === 'string' &&
    isRecord(instance.brand) &&
    Array.isArray(instance.languages) &&
    isRecord(features) &&
    Array.isArray(remotes) &&
    remotes.every((remote) => isRecord(remote) && isRecord(remote.manifest) && isRecord(remote.files)) &&
    typeof service.url === 'string' &&
    typeof service.anonKey === 'string'
  );
}

/**
 * Reads what the gateway put into the document.
 *
 * @throws BootManifestError
 */
export function readBootManifest(page: Document): BootManifest {
  const text = page.querySelector(`#${BOOT_MANIFEST_ELEMENT_ID}`)?.textContent;
  if (!text) throw new BootManifestError('The document has no boot manifest');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new BootManifestError('The boot manifest is not JSON', { cause });
  }
  if (!isBootManifest(value)) throw new BootManifestError('The boot manifest lacks what the shell needs');
  return value;
}
