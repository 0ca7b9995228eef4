import type { Server } from 'node:http';
import { connect } from 'node:net';
import {
  AUTH_SESSION_HEADER,
  CONTEXT_HEADER,
  type ControlPlane,
  type ControlPlaneChanges,
  type ControlPlaneEvent,
  principalQuestionsSchema,
} from '@reflectory/contracts/control-plane';
import { startHttpServer, verifyContext, verifyControlPlaneToken } from '@reflectory/server-kit';
import express, { type RequestHandler, type Response, Router } from 'express';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { demoControlPlane, demoPrincipals, ids } from './demo-world.ts';

/** Makes a signing key and tokens of people signed with it. */
export async function createTestKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  return {
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' },
    sign(claims: Record<string, unknown> = {}, header: { alg: string; kid: string } = { alg: 'ES256', kid }) {
      const now = Math.floor(Date.now() / 1000);
      const person = {
        role: 'authenticated',
        sub: ids.ada,
        session_id: ids.adaSession,
        instance_id: ids.acme,
      };
      return new SignJWT({
        iss: 'http://localhost/auth/v1',
        ...person,
        aud: 'authenticated',
        iat: now,
        exp: now + 600,
        ...claims,
      })
        .setProtectedHeader(header)
        .sign(privateKey);
    },
  };
}

const sharedSession = {
  title: 'A <quiet> week',
  createdAt: '2026-11-20T10:00:00Z',
  framework: 'free',
  answers: ['I slept </script><script>alert(1)</script>'],
  imageUrl: null,
};

/** Echoes a call: what was decided about it, and what came with it. */
function echo(internalSecret: string): RequestHandler {
  return async (req, res) => {
    const token = req.headers[CONTEXT_HEADER];
    if (typeof token !== 'string') {
      res.status(401).json({ code: 'no_context' });
      return;
    }
    const context = verifyContext(token, internalSecret);
    if (req.path === '/auth/v1/token') res.set(AUTH_SESSION_HEADER, `${ids.ada}.${ids.adaSession}`);
    if (req.path === '/auth/v1/logout') res.set(AUTH_SESSION_HEADER, 'none');
    if (req.path === '/rest/v1/silent') return;
    if (req.path === '/functions/v1/open-shared-link') {
      const { token: asked, password } = JSON.parse(String(req.body || '{}'));
      if (asked === 'gone') res.status(404).json({ error: { code: 'not_found', message: 'gone' } });
      else if (asked === 'over') res.json({ guard: 'expired' });
      else if (asked === 'locked' && password !== 'right')
        res.json({ guard: password ? 'wrong_password' : 'locked' });
      else res.json({ content: sharedSession });
      return;
    }
    if (req.path === '/functions/v1/draw-shared-image') {
      const { token: asked } = JSON.parse(String(req.body || '{}'));
      if (asked === 'gone') res.status(404).json({ error: { code: 'not_found', message: 'gone' } });
      else res.json({ image: Buffer.from(`image of ${asked}`).toString('base64') });
      return;
    }
    const pause = Number(req.query.pause ?? 0);
    if (pause > 0) await new Promise((resolve) => void setTimeout(resolve, pause));
    res.set('x-reflectory-anything', 'internal');
    res.json({ context, headers: req.headers, url: req.originalUrl, body: req.body ?? null });
  };
}

/** What the fake answers with; may be changed while it runs. */
async function createWorld() {
  const key = await createTestKey('key-1');
  return {
    key,
    world: {
      controlPlane: demoControlPlane(),
      /** All that can be told alone; to every other version the answer is the whole. */
      changes: null as ControlPlaneChanges | null,
      principals: demoPrincipals(),
      keys: [key.jwk],
    },
    counts: { principals: 0, keys: 0, controlPlane: 0 },
    streams: new Set<Response>(),
  };
}

/** The calls that only a gateway may make. */
function internalRoutes({ world, counts, streams }: Awaited<ReturnType<typeof createWorld>>): Router {
  const router = Router();
  router.get('/internal/control-plane', (req, res) => {
    counts.controlPlane += 1;
    res.json(world.changes && world.changes.since === req.query.since ? world.changes : world.controlPlane);
  });
  router.get('/internal/control-plane/events', (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
    streams.add(res);
    res.once('close', () => streams.delete(res));
  });
  router.post('/internal/principals', express.json(), (req, res) => {
    const questions = principalQuestionsSchema.parse(req.body);
    counts.principals += questions.length;
    res.json(questions.map((asked) => world.principals.get(`${asked.instance_id}/${asked.user_id}`) ?? null));
  });
  router.get('/auth/v1/.well-known/jwks.json', (_req, res) => {
    counts.keys += 1;
    res.json({ keys: world.keys });
  });
  router.get('/internal/shared-keys', (_req, res) => {
    res.json({ keys: [] });
  });
  return router;
}

/** Hands every socket of `server` to a server at another port of this machine. */
function forwardUpgrades(server: Server, port: number): void {
  server.on('upgrade', (req, socket, head) => {
    const onward = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(req.headers).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write([`GET ${req.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
  });
}

/** Starts it on `port` (0: a free one). */
export async function startFakeCoreApi({
  internalSecret,
  port = 0,
}: {
  internalSecret: string;
  port?: number;
}) {
  const state = await createWorld();
  const { key, world, counts, streams } = state;
  const app = express();
  app.use('/internal', (req, _res, next) => {
    verifyControlPlaneToken(String(req.headers[CONTEXT_HEADER]), internalSecret);
    next();
  });
  app.use(internalRoutes(state));
  app.use(express.text({ type: () => true, limit: '60mb' }), echo(internalSecret));
  const server = await startHttpServer(app, { port, host: '127.0.0.1' });

  const push = (event: ControlPlaneEvent) => {
    for (const stream of streams) stream.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  return {
    key,
    world,
    counts,
    push,
    url: server.url,
    port: server.port,
    change(controlPlane: ControlPlane) {
      world.controlPlane = controlPlane;
      push({ kind: 'control_plane_changed', revision: controlPlane.revision });
    },
    openStreams: () => streams.size,
    endStreams() {
      for (const stream of streams) stream.end();
    },
    forwardUpgradesTo: (socketPort: number) => forwardUpgrades(server.server, socketPort),
    close: () => server.close({ graceMs: 0 }),
  };
}
