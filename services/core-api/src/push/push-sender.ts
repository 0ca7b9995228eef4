import type { PushMessage } from '@reflectory/contracts/reminders';
import type { createOutboundClient } from '@reflectory/outbound';
import { OutboundRefusedError } from '@reflectory/outbound';
import { encryptPayload, type PushKeys } from './encrypt-payload.ts';
import type { Vapid } from './vapid.ts';

/** Seconds that a push service keeps a message for a device that is off: later it would only nag. */
const KEPT_SECONDS = 7200;

/** A browser as it can be sent to. */
export type PushTarget = PushKeys & { endpoint: string };

/** `gone`: the browser takes nothing any more, and never will; `failed`: it did not take this one. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Sends notifications to browsers; a message that does not arrive is not sent again. */
export type PushSender = { send(target: PushTarget, message: PushMessage): Promise<PushOutcome> };

type Options = {
  vapid: Vapid;
  outbound: ReturnType<typeof createOutboundClient>;
  /** Milliseconds. */
  now: () => number;
};

const outcomeOf = (status: number): PushOutcome => {
  if (status === 404 || status === 410) return 'gone';
  return status < 300 ? 'sent' : 'failed';
};

export function createPushSender({ vapid, outbound, now }: Options): PushSender {
  const post = async (endpoint: string, topic: string, message: Buffer<ArrayBuffer>) => {
    const { statusCode, body } = await outbound.request(endpoint, {
      method: 'POST',
      headers: {
        authorization: vapid.authorize(endpoint, now()),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(KEPT_SECONDS),
        urgency: 'normal',
        // A newer one of the same kind takes the place of one that waits.
        topic,
      },
      body: message,
    });
    await body.dump();
    return outcomeOf(statusCode);
  };
  return {
    async send({ endpoint, ...keys }, message) {
      const encrypted = encryptFor(keys, message);
      if (!encrypted) return 'gone';
      try {
        return await post(endpoint, message.tag, encrypted);
      } catch (error) {
        // An address of a network that is not the internet is none that a browser gives.
        return error instanceof OutboundRefusedError ? 'gone' : 'failed';
      }
    },
  };
}

/** Null for keys that no browser gives. */
function encryptFor(keys: PushKeys, message: PushMessage): Buffer<ArrayBuffer> | null {
  try {
    return encryptPayload(JSON.stringify(message), keys);
  } catch {
    return null;
  }
}
