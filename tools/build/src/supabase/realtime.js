/**
 * Stands for the sockets of supabase-js, which it makes with every client: no screen that is shown first speaks to them.
 * An area that does brings `@supabase/realtime-js` itself.
 */
export class RealtimeClient {
  setAuth() {
    return Promise.resolve();
  }
  getChannels() {
    return [];
  }
  removeAllChannels() {
    return Promise.resolve([]);
  }
  channel() {
    throw new Error('This page has no sockets: import RealtimeClient from @supabase/realtime-js');
  }
}
