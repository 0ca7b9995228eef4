import { connect, createServer, type Socket } from 'node:net';

/** The way to the product, which can be cut: no protocol of browsers can take the network from all of them. */
export type Network = { origin: string; cut(): void; mend(): void; close(): Promise<void> };

export async function openNetwork(port: number): Promise<Network> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((from) => {
    if (isCut) return void from.destroy();
    const to = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://localhost:${address && typeof address === 'object' ? address.port : 0}`,
    cut,
    mend: () => {
      isCut = false;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
