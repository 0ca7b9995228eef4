import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Who serves at an address that a member gives; each has an origin of its own. */
const SERVED = ['calendars', 'webhooks', 'accounts', 'catalogues', 'providers'] as const;

/** Where one of them serves: the product lets members reach it. */
export function memberOrigin(what: (typeof SERVED)[number]): string {
  const origin = process.env['E2E_MEMBER_ORIGINS']?.split(',')[SERVED.indexOf(what)];
  if (!origin) throw new Error('The product was started without origins of members');
  return origin;
}

/** Serves at the origin that the product lets members reach on this machine. */
export async function startMemberServer(what: (typeof SERVED)[number], answer: RequestListener) {
  const origin = memberOrigin(what);
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
