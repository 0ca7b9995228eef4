import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { call, type Caller, open, type Place } from './call.ts';

/** One attack of one hostile member; answers with the status that it met. */
export type Attack = {
  name: string;
  /** Attempts a second of each hostile member, and those under way at most. */
  perSecond: number;
  atOnce: number;
  attempt(place: Place, caller: Caller, stopped: AbortSignal): Promise<number>;
};

const nested = (times: number): string =>
  times === 0 ? 'id' : `*,presentation_shares(*,entries(${nested(times - 1)}))`;
const sentence = 'Today I was afraid of the meeting, but my friend helped me and I felt calm again. ';
const book = sentence.repeat(1200);
const megabyte = Buffer.alloc(1_000_000, 7);

const embedding: Attack = {
  name: 'own rows, nested four times',
  perSecond: 5,
  atOnce: 50,
  attempt: async (place, caller, signal) =>
    (await call(place, caller, { path: `/rest/v1/entries?select=${nested(4)}`, signal })).status,
};

let pictures = 0;
const picture: Attack = {
  name: 'large pictures as AVIF',
  perSecond: 1,
  atOnce: 20,
  attempt(place, caller, signal) {
    // Another size each time, so that none is kept.
    pictures += 1;
    const query = `width=${2500 - (pictures % 1000)}&height=2500&resize=fill&quality=100&format=avif`;
    const path = `/storage/v1/render/image/authenticated/media/${caller.userId}/large.png?${query}`;
    return call(place, caller, { path, signal }).then(({ status }) => status);
  },
};

const analysis: Attack = {
  name: 'long texts to analyse',
  perSecond: 1,
  atOnce: 20,
  async attempt(place, caller, signal) {
    const id = randomUUID();
    const body = { id, user_id: caller.userId, framework: 'free', answers: [book + id] };
    const saved = await call(place, caller, { method: 'POST', path: '/rest/v1/sessions', body, signal });
    if (saved.status >= 400) return saved.status;
    const done = {
      method: 'POST',
      path: '/functions/v1/complete-session',
      body: { session_id: id },
    } as const;
    return (await call(place, caller, { ...done, signal })).status;
  },
};

const slowExport: Attack = {
  name: 'exports that are hardly read',
  perSecond: 1,
  atOnce: 10,
  async attempt(place, caller, signal) {
    const path = '/functions/v1/export-my-data';
    const answer = await open(place, caller.host, caller, { method: 'POST', path, signal });
    for await (const _piece of answer.body) await sleep(1000, undefined, { signal });
    return answer.statusCode;
  },
};

const sockets: Attack = {
  name: 'sockets that stay open',
  perSecond: 10,
  atOnce: 400,
  attempt: (place, caller, signal) =>
    new Promise((resolve) => {
      const address = `${place.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0&apikey=${caller.token}`;
      const socket = new WebSocket(address, { headers: { host: caller.host } });
      socket.once('unexpected-response', (_req, res) => {
        resolve(res.statusCode ?? 0);
        socket.terminate();
      });
      socket.on('error', () => resolve(0));
      signal.addEventListener('abort', () => {
        resolve(101);
        socket.terminate();
      });
    }),
};

const storing: Attack = {
  name: 'files of a megabyte',
  perSecond: 2,
  atOnce: 20,
  attempt: async (place, caller, signal) => {
    const path = `/storage/v1/object/media/${caller.userId}/${randomUUID()}.bin`;
    const headers = { 'content-type': 'application/octet-stream' };
    return (await call(place, caller, { method: 'POST', path, body: megabyte, headers, signal })).status;
  },
};

/** All of them, at rates that stand here. */
export const attacks: readonly Attack[] = [embedding, picture, analysis, slowExport, sockets, storing];
