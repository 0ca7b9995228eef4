import type { SecretBox } from '@reflectory/server-kit';
import * as z from 'zod';
import type { Tokens } from './provider-grants.ts';

/** Of which connection they are: sealed for one, they open for no other. */
type TokenOwner = { instance: string; connection: string; provider: string };

const ownerOf = ({ instance, connection, provider }: TokenOwner) => `${instance} ${connection} ${provider}`;
const tokens = z.object({ access: z.string(), refresh: z.string(), expiresAt: z.number() });

export const sealTokens = (box: SecretBox, given: Tokens, owner: TokenOwner): string =>
  box.seal(Buffer.from(JSON.stringify(given)), ownerOf(owner));

/** Null where they cannot be opened, as with another secret of the installation. */
export function openTokens(box: SecretBox, sealed: string, owner: TokenOwner): Tokens | null {
  try {
    return tokens.parse(JSON.parse(box.open(sealed, ownerOf(owner)).toString()));
  } catch {
    return null;
  }
}
