import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret by the Standard Webhooks: `whsec_` and 32 bytes in base64. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

export type Message = { id: string; seconds: number; body: string };

/** Headers that say who sent a message: a signature with each of the secrets. */
export function signedHeaders(
  { id, seconds, body }: Message,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
