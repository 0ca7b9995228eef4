import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/**
 * A process of its own: Express with http-proxy-middleware as its documentation shows it, and nothing else. Arguments:
 * port, target, and `no-agent` for a connection for each call, as the middleware had it before version 4.
 */
const [port = '0', target = '', agent = ''] = process.argv.slice(2);
const app = express();
app.use(createProxyMiddleware({ target, changeOrigin: true, ...(agent === 'no-agent' && { agent: false }) }));
app.listen(Number(port), '127.0.0.1');
