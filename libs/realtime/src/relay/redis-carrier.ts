import { createClient } from '@redis/client';
import type { Carrier, CarrierListener } from './carrier.ts';

export type RedisCarrierOptions = {
  /** `redis:` or `rediss:` with what is needed to sign in. */
  url: string;
  /** Channel of PUBLISH; services that share a Redis have one each. */
  channel: string;
  onError(error: unknown): void;
  /** Milliseconds until a broken connection is opened again. */
  retryMs?: number;
};

/** Carries letters by PUBLISH; one connection hears, the other one speaks. */
export function createRedisCarrier({ url, channel, onError, retryMs = 1000 }: RedisCarrierOptions): Carrier {
  const speaker = createClient({
    url,
    // Known to every version of the server, and to those that speak like it.
    RESP: 2,
    // What cannot be said now is kept by whoever wants to say it.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: () => retryMs },
  });
  const hearer = speaker.duplicate({ disableOfflineQueue: false });
  const both = [speaker, hearer];
  const isConnected = () => speaker.isReady && hearer.isReady;
  let listener: CarrierListener | null = null;
  for (const client of both) {
    client.on('error', onError);
    client.on('ready', () => {
      if (isConnected()) listener?.onConnected();
    });
  }
  return {
    start(by) {
      listener = by;
      for (const client of both) client.connect().catch(onError);
      hearer.subscribe(channel, by.onLetter).catch(onError);
    },
    isConnected,
    async send(text) {
      await speaker.publish(channel, text);
    },
    async stop() {
      listener = null;
      for (const client of both) if (client.isOpen) client.destroy();
    },
  };
}
