import { BOOT_MANIFEST_ELEMENT_ID, type BootManifest } from '@reflectory/contracts/boot';
import type { ServiceClient } from '@reflectory/client';

let client: Promise<ServiceClient> | undefined;

/** `takesTokens`: the page is the one that links of mails end at. */
type ClientOptions = { takesTokens?: boolean };

/** What the gateway has written into the page. */
export function readBootManifest(): BootManifest {
  const text = document.getElementById(BOOT_MANIFEST_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page carries no boot manifest');
  return JSON.parse(text) as BootManifest;
}

/** The service client, loaded when it is first needed: a visitor who only reads does not pay for it. */
export function loadClient({ takesTokens = false }: ClientOptions = {}): Promise<ServiceClient> {
  client ??= import('@reflectory/client')
    .then(({ createServiceClient, takeTokens }) =>
      createServiceClient({ ...readBootManifest().service, takeTokens: takesTokens && takeTokens }),
    )
    .catch((error: unknown) => {
      // The next one to ask tries again.
      client = undefined;
      throw error;
    });
  return client;
}
