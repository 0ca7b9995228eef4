import { RealtimeClient } from '@supabase/realtime-js';
import type { ServiceClient, ServiceClientOptions } from './service-client.ts';

const made = new WeakMap<ServiceClient, RealtimeClient>();

/**
 * The sockets of a client, which browser builds leave out of supabase-js: whoever listens imports this late. They speak
 * for whoever is signed in, and close when the last channel is removed.
 */
export function socketsOf(client: ServiceClient, { url, anonKey }: ServiceClientOptions): RealtimeClient {
  const known = made.get(client);
  if (known) return known;
  const sockets = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: anonKey },
    accessToken: async () => (await client.auth.getSession()).data.session?.access_token ?? anonKey,
  });
  made.set(client, sockets);
  return sockets;
}
