import { once } from 'node:events';
import { CONTEXT_HEADER, type RequestContext } from '@reflectory/contracts/control-plane';
import type { Database } from '@reflectory/contracts/database';
import { signContext } from '@reflectory/server-kit';
import { createClient, type RealtimeClientOptions, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';

export type ClientOptions = Omit<RealtimeClientOptions, 'params'>;

type Options = {
  url: string;
  context: RequestContext;
  secret: string;
  /** Null for a visitor. */
  token: string | null;
  options: ClientOptions;
};

/** `fetch` with the signed context that the gateway would have added. */
export const fetchAs =
  (header: string): typeof fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(CONTEXT_HEADER, header);
    return fetch(input, { ...init, headers });
  };

/** The published client, let in as the gateway would let it in. */
export async function createRealtimeClient({
  url,
  context,
  secret,
  token,
  options,
}: Options): Promise<SupabaseClient<Database>> {
  const header = signContext(context, secret);
  class Transport extends WebSocket {
    constructor(address: string | URL) {
      super(address, { headers: { [CONTEXT_HEADER]: header } });
    }
  }
  const client = createClient<Database>(url, 'sb_publishable_key', {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { ...options, transport: Transport as never, fetch: fetchAs(header) },
  });
  if (token !== null) await client.realtime.setAuth(token);
  return client;
}

/** A bare socket that was let in, for what no client would send. */
export async function openBareSocket(
  { url, context, secret }: Pick<Options, 'url' | 'context' | 'secret'>,
  vsn: string,
): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=${vsn}`, {
    headers: { [CONTEXT_HEADER]: signContext(context, secret) },
  });
  await once(socket, 'open');
  return socket;
}
