import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const NAMES = ['localhost', '127.0.0.1', '[::1]'];
/** What a proxy adds: behind one every call seems to come from this machine. */
const PROXIED = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

/** Whether a request was made on this machine, to this machine, by its own name. */
function isLocal(req: IncomingMessage): boolean {
  const { remoteAddress = '', localAddress = '', localPort } = req.socket;
  const names = Object.keys(req.headersDistinct);
  const hosts = req.headersDistinct['host'] ?? [];
  const known = NAMES.flatMap((name) => (localPort === 80 ? [name, `${name}:80`] : [`${name}:${localPort}`]));
  return (
    LOOPBACK.test(remoteAddress) &&
    LOOPBACK.test(localAddress) &&
    !names.some((name) => PROXIED.test(name)) &&
    hosts.length === 1 &&
    known.includes(hosts[0]?.toLowerCase() ?? '')
  );
}

/**
 * Refuses whoever is not at this machine. The host is compared as well: a page from elsewhere whose name was made to
 * lead here would otherwise be read with what this port answers.
 */
export const loopbackOnly: RequestHandler = (req, res, next) => {
  if (isLocal(req)) return next();
  const address = `http://127.0.0.1:${req.socket.localPort}/outbox`;
  res
    .status(403)
    .type('text/plain')
    .send(`These mails are read on the machine of the service alone: ${address}\n`);
};
