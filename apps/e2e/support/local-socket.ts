import { WebSocket } from 'ws';

/** A socket to an address below `.localhost`, as `ask` is for calls. */
export class LocalSocket extends WebSocket {
  constructor(address: string | URL) {
    const url = new URL(address);
    const { host } = url;
    url.hostname = '127.0.0.1';
    super(url, { headers: { host } });
  }
}
