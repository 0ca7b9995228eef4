import type { ApiScope } from '@reflectory/contracts/api-tokens';
import type { Transaction } from '@reflectory/runtime/database';
import type { Client } from './access-request.ts';
import type { NewClient } from './client-metadata.ts';

/** Digests of the tokens that an application gets. */
type NewSecrets = { access: Buffer; refresh: Buffer };
/** Scopes that were granted, or the error of OAuth and, where it may come later, in how many seconds. */
type Outcome = { error: string; wait?: number | null; granted: null } | { error: null; granted: ApiScope[] };
/** The id of an application, or an error of OAuth. */
type Registration = { error: null; made: string } | { error: string; made: null };

type NewCode = {
  hash: Buffer;
  clientId: string;
  address: string;
  challenge: string;
  resource: string;
  scopes: readonly ApiScope[];
  days: number;
};
type RedeemedCode = {
  hash: Buffer;
  clientId: string;
  address: string | null;
  challenge: string;
  resource: string | null;
  host: string;
};

const outcomeOf = (rows: readonly Outcome[]): Outcome => rows[0] ?? { error: 'server_error', granted: null };

export const oauthRepository = {
  /** `network`: a digest of where it registers from. */
  async addClient(tx: Transaction, { name, addresses }: NewClient, network: Buffer): Promise<Registration> {
    const [row] = await tx.query<Registration>(
      'select error, made from app.register_oauth_client($1, $2, $3)',
      [name, addresses, network],
    );
    return row ?? { error: 'server_error', made: null };
  },

  async findClient(tx: Transaction, id: string): Promise<Client | undefined> {
    const [client] = await tx.query<Client>('select name, redirect_uris from app.find_oauth_client($1)', [
      id,
    ]);
    return client;
  },

  /** When the caller granted an application what still works; null for never. */
  async findGrantedAt(tx: Transaction, clientId: string): Promise<string | null> {
    const [row] = await tx.query<{ at: Date }>(
      `select created_at as at from public.api_tokens
       where client_id = $1 and user_id = auth.uid() and revoked_at is null and expires_at > now()`,
      [clientId],
    );
    return row?.at.toISOString() ?? null;
  },

  /** False where its person has as many tokens as can be. */
  async addCode(tx: Transaction, code: NewCode): Promise<boolean> {
    const { hash, clientId, address, challenge, resource, scopes, days } = code;
    const [row] = await tx.query<{ done: boolean }>(
      'select app.add_oauth_code($1, $2, $3, $4, $5, $6, $7) as done',
      [hash, clientId, address, challenge, resource, scopes, days],
    );
    return row?.done ?? false;
  },

  async redeemCode(tx: Transaction, code: RedeemedCode, secrets: NewSecrets): Promise<Outcome> {
    const { hash, clientId, address, challenge, resource, host } = code;
    return outcomeOf(
      await tx.query<Outcome>(
        'select error, granted from app.redeem_oauth_code($1, $2, $3, $4, $5, $6, $7, $8)',
        [hash, clientId, address, challenge, resource, host, secrets.access, secrets.refresh],
      ),
    );
  },

  async rotate(
    tx: Transaction,
    { hash, clientId, scopes }: { hash: Buffer; clientId: string; scopes: readonly string[] | null },
    secrets: NewSecrets,
  ): Promise<Outcome> {
    return outcomeOf(
      await tx.query<Outcome>(
        'select error, wait, granted from app.rotate_oauth_tokens($1, $2, $3, $4, $5)',
        [hash, clientId, scopes, secrets.access, secrets.refresh],
      ),
    );
  },

  async revoke(tx: Transaction, hash: Buffer, clientId: string): Promise<void> {
    await tx.query('select app.revoke_oauth_token($1, $2)', [hash, clientId]);
  },
};
