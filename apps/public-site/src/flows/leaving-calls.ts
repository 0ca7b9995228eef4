import type { AccountStatus } from '@reflectory/contracts/account';
import type { BootManifest } from '@reflectory/contracts/boot';

const TOKEN_KEY = 'reflectory.leaving';

/**
 * Takes the token of a mailed link out of the address. It stays with this tab: the auth session of somebody who only
 * leaves is not the one that the rest of the product finds in this browser.
 */
export const leavingToken = {
  take(): string | null {
    const values = new URLSearchParams(location.hash.slice(1));
    const token = values.get('access_token');
    if (location.hash) history.replaceState(null, '', location.pathname);
    if (token) leavingToken.keep(token);
    else if (values.has('error')) sessionStorage.removeItem(TOKEN_KEY);
    return sessionStorage.getItem(TOKEN_KEY);
  },
  keep: (token: string) => sessionStorage.setItem(TOKEN_KEY, token),
};

/** The server refused; `fields` names the answers that are not right. */
export class RefusedError extends Error {
  readonly status: number;
  readonly fields: readonly string[];
  constructor(status: number, message: string, fields: readonly string[]) {
    super(message);
    this.name = 'RefusedError';
    this.status = status;
    this.fields = fields;
  }
}

/** Everything that somebody may do who is paused. Each throws RefusedError, or what a broken connection throws. */
export type LeavingCalls = {
  /** Whether the second factor is still missing, and what of it there is. */
  missingFactor(): Promise<string | null>;
  giveCode(factorId: string, code: string): Promise<void>;
  fetchAll(): Promise<{ file: Blob; name: string }>;
  status(): Promise<AccountStatus>;
  remove(proof: { email: string; password: string }): Promise<AccountStatus>;
  keep(): Promise<AccountStatus>;
};

type User = { factors?: { id: string; factor_type: string; status: string }[] };

export function createLeavingCalls(service: BootManifest['service'], first: string): LeavingCalls {
  let token = first;
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const headers = { apikey: service.anonKey, authorization: `Bearer ${token}` };
    const sent = body === undefined ? { headers } : { headers, body: JSON.stringify(body) };
    const response = await fetch(service.url + path, { method, ...sent });
    if (response.ok) return response;
    const { error, message = '' } = await response.json().catch(() => ({}));
    const fields = Object.keys(error?.fields ?? {});
    throw new RefusedError(response.status, error?.message ?? message, fields);
  };
  const ask = async <Answer>(name: string, body?: unknown): Promise<Answer> =>
    (await send('POST', `/functions/v1/${name}`, body)).json();

  return {
    async missingFactor() {
      const user: User = await (await send('GET', '/auth/v1/user')).json();
      const factor = user.factors?.find((one) => one.status === 'verified' && one.factor_type === 'totp');
      return factor && levelOf(token) !== 'aal2' ? factor.id : null;
    },
    async giveCode(factorId, code) {
      const path = `/auth/v1/factors/${factorId}`;
      const challenge = await (await send('POST', `${path}/challenge`, {})).json();
      const proof = { challenge_id: challenge.id, code: code.replaceAll(/\s/g, '') };
      token = (await (await send('POST', `${path}/verify`, proof)).json()).access_token;
      leavingToken.keep(token);
    },
    async fetchAll() {
      const response = await send('POST', '/functions/v1/export-my-data');
      const named = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '');
      return { file: await response.blob(), name: named?.[1] ?? 'my-data.zip' };
    },
    status: () => ask('get-account-status'),
    remove: async (proof) => (await ask<{ status: AccountStatus }>('request-account-deletion', proof)).status,
    keep: async () => (await ask<{ status: AccountStatus }>('cancel-account-deletion')).status,
  };
}

/** How surely somebody has shown who they are, as an access token says. */
function levelOf(token: string): unknown {
  const claims = token.split('.')[1] ?? '';
  return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).aal;
}
