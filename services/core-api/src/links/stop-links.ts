import { createHmac, timingSafeEqual } from 'node:crypto';
import { type StopKind, stopKindSchema } from '@reflectory/contracts/reminders';
import type { MailPerson } from '@reflectory/runtime/mail';

/** What a link stops, and for whom. */
export type StopLink = MailPerson & { kind: StopKind };

/** Signs and reads the tokens of links that stop mails or reminders without signing in. */
export type StopLinks = {
  sign(link: StopLink): string;
  /** Null for a token that was not signed here. */
  read(token: string): StopLink | null;
};

/** Position in a token: mails are kept for years. */
const kinds: readonly StopKind[] = stopKindSchema.options;
/** One byte of the kind and two ids. */
const PAYLOAD_BYTES = 33;
const PURPOSE = 'reflectory stop link 1';

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idFrom = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Links do not expire: a mail of years ago must still be able to stop what it belongs to. */
export function createStopLinks(secret: string): StopLinks {
  const signatureOf = (payload: Buffer) =>
    createHmac('sha256', secret).update(PURPOSE).update(payload).digest();
  return {
    sign({ kind, instanceId, userId }) {
      const place = Buffer.from([kinds.indexOf(kind)]);
      const payload = Buffer.concat([place, bytesOf(instanceId), bytesOf(userId)]);
      return Buffer.concat([payload, signatureOf(payload)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      const payload = bytes.subarray(0, PAYLOAD_BYTES);
      const signature = bytes.subarray(PAYLOAD_BYTES);
      const expected = signatureOf(payload);
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
      const kind = stopKindSchema.safeParse(kinds[payload[0] ?? -1]).data;
      if (!kind) return null;
      return { kind, instanceId: idFrom(payload.subarray(1, 17)), userId: idFrom(payload.subarray(17)) };
    },
  };
}
