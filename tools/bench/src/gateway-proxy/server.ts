import { Agent, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { Pool } from 'undici';

/**
 * One server of the comparison, run as a process of its own: `origin`, `http-proxy-middleware` or `undici`. It tells its
 * port, and the CPU time it has used whenever it is asked.
 */
const [engine = '', target = ''] = process.argv.slice(2);

const rows = Array.from({ length: 12 }, (_, id) => ({
  id,
  title: 'A quiet day by the sea',
  at: '2026-11-20T10:00:00Z',
}));

function proxyApp(): express.Express {
  const app = express().disable('x-powered-by').disable('etag');
  if (engine === 'http-proxy-middleware') {
    const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 });
    return app.use(createProxyMiddleware({ target, agent }));
  }
  const pool = new Pool(target, { connections: 64 });
  return app.use((req, res, next) => {
    pool.stream(
      { path: req.originalUrl, method: 'GET', headers: req.headers, opaque: res },
      ({ statusCode, headers }) => res.writeHead(statusCode, headers),
      (error) => (error ? next(error) : undefined),
    );
  });
}

const originListener: RequestListener = (_req, res) => {
  const body = JSON.stringify(rows);
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  res.end(body);
};

const server = createServer(engine === 'origin' ? originListener : proxyApp());
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ port });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ microseconds: user + system });
});
