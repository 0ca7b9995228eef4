import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes webhooks of the run; `ids` has the id of each message as often as it came. */
export type Receiver = { origin: string; ids: string[]; stop(): void };

export async function startReceiver(): Promise<Receiver> {
  const ids: string[] = [];
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      ids.push(String(request.headers['webhook-id']));
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    ids,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
