import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A server that speaks as much of Redis as carrying letters needs: it publishes, and is subscribed to. */
export type RedisStandIn = {
  url: string;
  /** Ends every connection, as a network does. */
  cut(): void;
  stop(): Promise<void>;
};

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const list = (parts: readonly (string | number)[]) =>
  `*${parts.length}\r\n${parts.map((part) => (typeof part === 'number' ? `:${part}\r\n` : bulk(part))).join('')}`;

export async function startRedisStandIn(): Promise<RedisStandIn> {
  const sockets = new Set<Socket>();
  const subscribers = new Map<string, Set<Socket>>();

  function answer(socket: Socket, [command = '', ...args]: string[]): string {
    const [channel = '', message = ''] = args;
    switch (command.toUpperCase()) {
      case 'HELLO':
        return '-NOPROTO unsupported protocol version\r\n';
      case 'PING':
        return '+PONG\r\n';
      case 'SUBSCRIBE':
        subscribers.set(channel, (subscribers.get(channel) ?? new Set()).add(socket));
        return list(['subscribe', channel, 1]);
      case 'PUBLISH': {
        const heard = [...(subscribers.get(channel) ?? [])];
        for (const one of heard) one.write(list(['message', channel, message]));
        return `:${heard.length}\r\n`;
      }
      default:
        return '+OK\r\n';
    }
  }
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      for (const set of subscribers.values()) set.delete(socket);
    });
    let rest = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      for (let read = readCommand(rest); read; read = readCommand(rest)) {
        rest = rest.subarray(read.length);
        socket.write(answer(socket, read.command));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The stand-in has no port');
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `redis://127.0.0.1:${address.port}`,
    cut,
    async stop() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}

/** The first whole command in some bytes, and how many bytes it takes. */
function readCommand(bytes: Buffer): { command: string[]; length: number } | null {
  let position = 0;
  const readLine = () => {
    const end = bytes.indexOf('\r\n', position);
    if (end < 0) return null;
    const line = bytes.toString('utf8', position, end);
    position = end + 2;
    return line;
  };
  const count = readLine();
  if (count === null) return null;
  const command: string[] = [];
  for (let index = 0; index < Number(count.slice(1)); index += 1) {
    const size = readLine();
    if (size === null) return null;
    const end = position + Number(size.slice(1));
    if (bytes.length < end + 2) return null;
    command.push(bytes.toString('utf8', position, end));
    position = end + 2;
  }
  return { command, length: position };
}
