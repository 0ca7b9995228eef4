import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Actor } from './actors.ts';

/** A frame as version 1.0.0 of the protocol writes it. */
type Frame = {
  topic: string;
  event: string;
  ref: string | null;
  payload: { status?: string; response?: unknown };
};

/** A socket of an actor, and everything that it was told. */
export type ChannelClient = {
  /** Joins, and answers what was said to that; `undefined` when nothing was. */
  join(topic: string, config: object): Promise<string | undefined>;
  send(topic: string, event: string, payload: object): void;
  heard: string[];
  close(): void;
};

const WAIT_MS = 5000;

/** Opens a socket at the host of an actor. @throws Error when it is refused */
export async function openChannelClient(
  url: string,
  { host, headers, token }: Actor,
): Promise<ChannelClient> {
  const key = headers['apikey'];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0`, {
    headers: { host: host.host, ...(key && { apikey: key }) },
  });
  await once(socket, 'open');
  const heard: string[] = [];
  const replies = new Map<string, string>();
  socket.on('message', (data) => {
    const text = data.toString();
    heard.push(text);
    const frame: Frame = JSON.parse(text);
    if (frame.event === 'phx_reply' && frame.ref !== null) {
      replies.set(frame.ref, `${frame.payload.status} ${JSON.stringify(frame.payload.response)}`);
    }
  });
  let last = 0;
  const send = (topic: string, event: string, payload: object) => {
    last += 1;
    const ref = String(last);
    socket.send(JSON.stringify({ topic: `realtime:${topic}`, event, payload, ref, join_ref: ref }));
    return ref;
  };
  return {
    heard,
    send: (topic, event, payload) => void send(topic, event, payload),
    async join(topic, config) {
      const ref = send(topic, 'phx_join', { config, ...(token !== null && { access_token: token }) });
      const deadline = Date.now() + WAIT_MS;
      while (!replies.has(ref) && Date.now() < deadline) await sleep(10);
      return replies.get(ref);
    },
    close: () => socket.terminate(),
  };
}
