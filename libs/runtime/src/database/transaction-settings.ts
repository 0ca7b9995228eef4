import type { RequestContext } from '@reflectory/contracts/control-plane';
import { PRODUCT_SEARCH_PATH, PROGRAM_SEARCH_PATH } from './product-schema.ts';

/** Roles for work that no person asked for directly. */
export type ServiceRole =
  'auth_admin' | 'control_plane' | 'billing_admin' | 'storage_admin' | 'realtime_admin' | 'provider_admin';

/** What a transaction is told of whom it runs for. */
export type Settings = {
  role: string;
  claims: string;
  instanceId: string;
  searchPath: string;
  request: { method: string; path: string; headers: string };
};

const noRequest = { method: '', path: '', headers: '' };

/** Those of the person, visitor or program of a request. */
export function principalSettings(
  context: Pick<RequestContext, 'instance_id' | 'user_id' | 'db_role' | 'claims'>,
  searchPath = PROGRAM_SEARCH_PATH,
  request = noRequest,
): Settings {
  const claims = { ...context.claims, role: context.db_role, sub: context.user_id ?? undefined };
  return {
    role: context.db_role,
    claims: JSON.stringify(claims),
    instanceId: context.instance_id,
    searchPath,
    request,
  };
}

/** Those of a service role, or of routines of an instance. */
export function serviceSettings(role: ServiceRole | 'instance_routine', instanceId: string | null): Settings {
  return {
    role,
    claims: '',
    instanceId: instanceId ?? '',
    searchPath: PRODUCT_SEARCH_PATH,
    request: noRequest,
  };
}

const enterSettings = `set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('app.instance_id', $3, true), set_config('search_path', $4, true), set_config('timezone', 'UTC', true),
  set_config('request.method', $5, true), set_config('request.path', $6, true),
  set_config('request.headers', $7, true)`;

/** The first statement of a transaction, known to the server by its name. */
export const enterQuery = (settings: Settings) => ({
  name: 'enter',
  text: `select ${enterSettings}`,
  values: valuesOf(settings),
});

/** The same for a transaction that only reads, without a row: `concat` is never null. */
export const enterReading = (settings: Settings) => ({
  name: 'enter-reading',
  text: `select where concat(set_config('transaction_read_only', 'on', true), ${enterSettings}) is null`,
  values: valuesOf(settings),
});

const valuesOf = ({ role, claims, instanceId, searchPath, request }: Settings) => {
  const { method, path, headers } = request;
  return [role, claims, instanceId, searchPath, method, path, headers];
};
