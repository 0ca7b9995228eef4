import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A client of the channel protocol with one channel. */
export type Member = {
  channel: string;
  /** Called with each broadcast or change that it hears. */
  onMessage: (payload: unknown) => void;
  broadcast(payload: unknown): void;
  close(): void;
};

export type SwarmOptions = {
  /** `ws://…` with the key. */
  url: string;
  /** What the join asks for beside broadcasts. */
  config?: object;
  /** Name of the host where it is not the one of the address. */
  host?: string;
  /** Of a person; left out: the key speaks. */
  token?: string;
};

/** Opened at once; more would wait for each other at the handshake. */
const AT_ONCE = 50;

/** Opens a socket for each channel named, joined. @throws Error when one is refused */
export async function openSwarm(channels: readonly string[], options: SwarmOptions): Promise<Member[]> {
  const members: Member[] = [];
  for (let start = 0; start < channels.length; start += AT_ONCE) {
    const some = channels.slice(start, start + AT_ONCE);
    members.push(...(await Promise.all(some.map((channel) => openMember(channel, options)))));
  }
  return members;
}

/** Seconds between two signs of life: none ends while it is measured. */
const HEARTBEAT_MS = 25_000;

async function openMember(channel: string, { url, config = {}, host, token }: SwarmOptions): Promise<Member> {
  const socket = new WebSocket(url, { perMessageDeflate: false, ...(host && { headers: { host } }) });
  await once(socket, 'open');
  const topic = `realtime:${channel}`;
  const say = (event: string, payload: unknown, about = topic) =>
    socket.send(JSON.stringify(['1', '1', about, event, payload]));
  const heart = setInterval(() => say('heartbeat', {}, 'phoenix'), HEARTBEAT_MS).unref();
  const member: Member = {
    channel,
    onMessage: () => undefined,
    broadcast: (payload) => say('broadcast', { type: 'broadcast', event: 'e', payload }),
    close() {
      clearInterval(heart);
      socket.terminate();
    },
  };
  await new Promise<void>((resolve, reject) => {
    socket.on('close', (code) => reject(new Error(`A socket was closed with ${code}`)));
    socket.on('message', (data) => {
      const [, , , event, payload] = JSON.parse(String(data));
      if (event === 'broadcast' || event === 'postgres_changes') member.onMessage(payload);
      else if (event === 'phx_reply' && payload.response?.reason) reject(new Error(payload.response.reason));
      else if (event === 'phx_reply' && payload.response?.postgres_changes) resolve();
    });
    say('phx_join', {
      config: { presence: { enabled: false }, ...config },
      ...(token && { access_token: token }),
    });
  });
  return member;
}
