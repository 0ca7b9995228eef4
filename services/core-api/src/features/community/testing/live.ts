import { setTimeout as pause } from 'node:timers/promises';
import { CONTEXT_HEADER } from '@reflectory/contracts/control-plane';
import { INTERNAL_SECRET, testLogger } from '@reflectory/runtime/testing';
import { signContext, startHttpServer } from '@reflectory/server-kit';
import express from 'express';
import { SignJWT } from 'jose';
import { WebSocket } from 'ws';
import { createLiveSide } from '../../../live-side.ts';
import type { House, Neighbour } from './neighbourhood.ts';
import type { Sighting } from './sightings.ts';

const TOKEN_SECRET = 'a secret of tests that signs tokens for sockets';
/** Nothing came for so long, though what is committed is looked for twice meanwhile. */
const QUIET_MS = 1100;
/** What somebody is to hear may take so long on a busy machine; a test says what did not come. */
const PATIENCE_MS = 15_000;

/** An open socket, which listens to every published table, and what it was told. */
export type Listener = {
  heard: Sighting[];
  /** Comes into a channel by its name, private and public, and watches who is there. */
  enter(topic: string): void;
  close(): void;
};

/** The live side of the service, as core-api runs it, beside a house. */
export async function openLive({ api }: House) {
  const live = await createLiveSide({
    database: api.database,
    databaseUrl: api.url,
    redis: null,
    sockets: { perPerson: 0, perAddress: 0, perInstance: 0 },
    internalSecret: INTERNAL_SECRET,
    keys: { published: { keys: [] }, shared: { keys: [] } },
    fixedKeySecret: TOKEN_SECRET,
    logger: testLogger(),
    onSchemaChange: () => undefined,
  });
  const server = await startHttpServer(express(), { port: 0, host: '127.0.0.1' });
  live.realtime.attach(server.server);
  live.start();
  const listeners: Listener[] = [];
  return {
    /** Somebody comes online, and hears all that they may. */
    async listen({ person }: Neighbour): Promise<Listener> {
      const { context, id, instanceId } = person;
      await api.owner.query(
        `insert into auth.sessions (id, user_id, instance_id, not_after) values ($1, $2, $3, now() + interval '1 day')
         on conflict do nothing`,
        [context.auth_session_id, id, instanceId],
      );
      const token = await new SignJWT({ ...context.claims, session_id: context.auth_session_id })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('http://localhost/auth/v1')
        .setAudience('authenticated')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(Buffer.from(TOKEN_SECRET));
      const listener = await openSocket(server.url, signContext(context, INTERNAL_SECRET), token);
      listeners.push(listener);
      return listener;
    },
    /** Waits until somebody was told of these ids, and everybody of all that was written. */
    async settle(ids: readonly string[] = []) {
      live.hint();
      const wasTold = (id: string) =>
        listeners.some(({ heard }) => heard.some(({ text }) => text.includes(id)));
      for (const end = Date.now() + PATIENCE_MS; !ids.every(wasTold) && Date.now() < end;) await pause(50);
      for (let told = -1; ;) {
        const now = listeners.reduce((sum, { heard }) => sum + heard.length, 0);
        if (now === told) return;
        told = now;
        await pause(QUIET_MS);
      }
    },
    hint: () => live.hint(),
    async stop() {
      for (const { close } of listeners) close();
      await live.stop();
      await server.close({ graceMs: 100 });
    },
  };
}
/** A live side beside a house. */
export type Live = Awaited<ReturnType<typeof openLive>>;

type Frame = { event: string; payload: { status?: string; data?: { commit_timestamp?: string } } };

async function openSocket(url: string, header: string, token: string): Promise<Listener> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0`, {
    headers: { [CONTEXT_HEADER]: header },
  });
  const heard: Sighting[] = [];
  const joined = Promise.withResolvers<void>();
  socket.addEventListener('error', () => joined.reject(new Error('The socket was not let in')));
  socket.addEventListener('message', ({ data }) => {
    const text = String(data);
    const { event, payload } = JSON.parse(text) as Frame;
    // The database says when, more exactly than a clock of one's own.
    const at = Date.parse(payload.data?.commit_timestamp ?? '') || Date.now();
    if (event !== 'phx_reply') heard.push({ at, text });
    else if (payload.status === 'ok') joined.resolve();
    else joined.reject(new Error(`Nobody is heard: ${text}`));
  });
  let ref = 0;
  const enter = (topic: string, config: object) => {
    ref += 1;
    const payload = { config, access_token: token };
    const frame = { topic: `realtime:${topic}`, event: 'phx_join', payload };
    socket.send(JSON.stringify({ ...frame, ref: String(ref), join_ref: String(ref) }));
  };
  socket.addEventListener('open', () =>
    enter('everything', { postgres_changes: [{ event: '*', schema: 'public' }] }),
  );
  await joined.promise;
  return {
    heard,
    enter(topic) {
      for (const isPrivate of [false, true])
        enter(topic, { private: isPrivate, presence: { enabled: true }, broadcast: { self: true } });
    },
    close: () => socket.close(),
  };
}
