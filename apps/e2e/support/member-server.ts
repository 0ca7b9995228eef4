import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Who serves at an address that a member gives; each has an origin of its own. */
const SERVED = ['calendars', 'webhooks'] as const;

/** Serves at the origin that the product lets members reach on this machine. */
export async function startMemberServer(what: (typeof SERVED)[number], answer: RequestListener) {
  const origin = process.env['E2E_MEMBER_ORIGINS']?.split(',')[SERVED.indexOf(what)];
  if (!origin) throw new Error('The product was started without origins of members');
  const server = createServer(answer);
  server.listen(Number(new URL(origin).port), '127.0.0.1');
  await once(server, 'listening');
  return {
    origin,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
