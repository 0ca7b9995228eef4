import { createSecretBox } from '@reflectory/server-kit';

/** Seals keys of providers, for one instance and origin: whoever changes the address needs the key anew. */
export type KeyBox = {
  seal(key: string, instance: string, baseUrl: string): string;
  /** @throws Error when it was sealed for another instance or origin */
  open(sealed: string, instance: string, baseUrl: string): string;
};

const ownerOf = (instance: string, baseUrl: string) => `${instance} ${new URL(baseUrl).origin}`;

/** Keys under a secret of this installation. */
export function createKeyBox(secret: string): KeyBox {
  const box = createSecretBox(secret, 'provider-key');
  return {
    seal: (key, instance, baseUrl) => box.seal(Buffer.from(key), ownerOf(instance, baseUrl)),
    open: (sealed, instance, baseUrl) => box.open(sealed, ownerOf(instance, baseUrl)).toString(),
  };
}
