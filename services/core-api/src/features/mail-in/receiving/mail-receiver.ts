import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAIL_MAX_BYTES, MAIL_TOKEN_PATTERN } from '@reflectory/contracts/mail-in';
import type { Transaction } from '@reflectory/runtime/database';
import type { Logger } from '@reflectory/server-kit';
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server';
import { digestOf } from '../../../secret-tokens/index.ts';
import { mailInRepository as repository, type MailOwner } from '../mail-in.repository.ts';
import { OF_OTHERS, type Outcome, type ReceiveMail } from './receive-mail.ts';

const MOST_CONNECTIONS = 50;
const IDLE_MS = 30_000;
/** Milliseconds that one connection may last, however it is filled. */
const LONGEST_MS = 300_000;
/** Milliseconds within which the words of one mail arrive: a server brings a whole one, however large, in far less. */
const ARRIVING_MS = 30_000;
/** Milliseconds until an address is refused, whether it never was or was removed. */
const REFUSED_AFTER_MS = 250;

/** What a server that brings a mail is told; 4xx: it tries again later. */
const ANSWERS: Readonly<Record<Outcome, { code: number; text: string }>> = {
  taken: { code: 250, text: 'Taken' },
  again: { code: 250, text: 'Taken' },
  held: { code: 250, text: 'Taken' },
  dropped: { code: 250, text: 'Taken' },
  busy: { code: 452, text: 'Too many mails, try again later' },
  full: { code: 452, text: 'The mailbox is full' },
  unsure: { code: 451, text: 'Try again later' },
  missing: { code: 550, text: 'No such mailbox' },
  'too-long': { code: 552, text: 'The mail is too long' },
  unreadable: { code: 554, text: 'The mail cannot be read' },
};
const UNAVAILABLE = { code: 451, text: 'Try again later' };
const TOO_SLOW = { code: 451, text: 'The mail came too slowly, try again later' };
const ONE_AT_A_TIME = { code: 451, text: 'Another mail is being read, try again later' };

export type MailReceiverOptions = {
  domain: string;
  host: string;
  /** 0: any that is free. */
  port: number;
  /** Runs as the worker. */
  db: Transaction;
  receiveMail: ReceiveMail;
  /** Milliseconds within which a mail arrives; left out: thirty seconds. */
  arrivingMs?: number;
  logger: Pick<Logger, 'info' | 'warn'>;
};

const refusal = ({ code, text }: { code: number; text: string }) =>
  Object.assign(new Error(text), { responseCode: code });

/** Null for what is none of ours, by its form. */
function tokenOf(address: string, domain: string): string | null {
  const at = address.lastIndexOf('@');
  const token = address.slice(0, at).toLowerCase();
  return address.slice(at + 1).toLowerCase() === domain && MAIL_TOKEN_PATTERN.test(token) ? token : null;
}

/**
 * The bytes of a mail; null where they are too many, which are read to their end and not kept. What has not arrived in time
 * is read on as well, and kept no longer. @throws Error with the code of a refusal
 */
async function bytesOf(stream: SMTPServerDataStream, arrivingMs: number): Promise<Buffer | null> {
  let chunks: Buffer[] = [];
  let size = 0;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    [chunks, size] = [[], Infinity];
    reject(refusal(TOO_SLOW));
  }, arrivingMs);
  const read = async () => {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= MAIL_MAX_BYTES) chunks.push(chunk);
      else chunks = [];
    }
    return size <= MAIL_MAX_BYTES ? Buffer.concat(chunks) : null;
  };
  return Promise.race([read(), late]).finally(() => clearTimeout(timer));
}

type Recipient = { hash: Buffer; owner: MailOwner };

/** Finds whom a mail is for. @throws Error with the code of a refusal */
const createFind =
  ({ domain, db }: Pick<MailReceiverOptions, 'domain' | 'db'>) =>
  async (address: string): Promise<Recipient> => {
    const refusable = sleep(REFUSED_AFTER_MS);
    const hash = digestOf(tokenOf(address, domain) ?? '');
    const owner = await repository.findOwner(db, hash);
    if (owner?.isBusy) throw refusal(ANSWERS.busy);
    if (owner) return { hash, owner };
    await refusable;
    throw refusal(ANSWERS.missing);
  };

/** What the server of a library does with each connection, besides its own limits. */
function createHandlers(options: MailReceiverOptions) {
  const { db, receiveMail, arrivingMs = ARRIVING_MS, logger } = options;
  const find = createFind(options);
  /** Whom the mail of a connection is for. */
  const recipients = new WeakMap<SMTPServerSession, Recipient>();
  /**
   * Whose mail is in memory: one that says it is the person's own beside one of others, since who does not know the address
   * of an account cannot keep its person waiting.
   */
  const reading = new Set<string>();
  // An error of a library may name the address.
  const onError = (error: unknown) => {
    const { name, code } = Object(error) as { name?: unknown; code?: unknown };
    logger.warn({ failure: { name, code } }, 'a mail was not taken');
  };
  const refusalOf = (error: unknown): Error => {
    if (error instanceof Error && 'responseCode' in error) return error;
    onError(error);
    return refusal(UNAVAILABLE);
  };
  const outcomeOf = async (
    { hash, owner }: Recipient,
    stream: SMTPServerDataStream,
    { mailFrom }: SMTPServerSession['envelope'],
  ): Promise<Outcome> => {
    const raw = await bytesOf(stream, arrivingMs);
    // What did not arrive comes back without a sender.
    const isFromSomebody = mailFrom && mailFrom.address !== '';
    if (raw !== null && isFromSomebody) return receiveMail(hash, owner, raw);
    const counted = await repository.count(db, hash, OF_OTHERS);
    if (counted !== 'taken') return counted;
    return raw === null ? 'too-long' : 'dropped';
  };
  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> => {
    const recipient = recipients.get(session);
    if (!recipient) throw refusal(ANSWERS.missing);
    const { userId, email } = recipient.owner;
    const { mailFrom } = session.envelope;
    const isSaidOwn = mailFrom && mailFrom.address.toLowerCase() === email.toLowerCase();
    const place = `${userId} ${isSaidOwn ? 'own' : 'others'}`;
    if (reading.has(place)) throw refusal(ONE_AT_A_TIME);
    reading.add(place);
    const outcome = await outcomeOf(recipient, stream, session.envelope).finally(() => reading.delete(place));
    logger.info({ outcome }, 'a mail came');
    const answer = ANSWERS[outcome];
    if (answer.code !== 250) throw refusal(answer);
    return answer.text;
  };
  const handlers: Pick<SMTPServerOptions, 'onRcptTo' | 'onData'> = {
    onRcptTo({ address }, session, done) {
      find(address).then(
        (recipient) => {
          recipients.set(session, recipient);
          done();
        },
        (error: unknown) => done(refusalOf(error)),
      );
    },
    onData(stream, session, done) {
      take(stream, session).then(
        (said) => done(null, said),
        (error: unknown) => done(refusalOf(error)),
      );
    },
  };
  return { handlers, onError };
}

/** Takes mails for addresses that people made, and passes none on. */
export function createMailReceiver(options: MailReceiverOptions) {
  const { handlers, onError } = createHandlers(options);
  const ends = new Map<string, NodeJS.Timeout>();
  const server = new SMTPServer({
    ...handlers,
    name: options.domain,
    banner: 'Reflectory',
    size: MAIL_MAX_BYTES,
    maxClients: MOST_CONNECTIONS,
    maxRecipients: 1,
    socketTimeout: IDLE_MS,
    closeTimeout: 2000,
    // Whoever is in front speaks TLS; nobody signs in, since nothing is passed on.
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onConnect({ id }, done) {
      const connection = [...server.connections].find((one) => one.id === id);
      const end = setTimeout(() => connection?.close(), LONGEST_MS);
      ends.set(id, end);
      done();
    },
    onClose({ id }) {
      clearTimeout(ends.get(id));
      ends.delete(id);
    },
  });
  server.on('error', onError);
  return {
    /** Answers the port. @throws Error where it is taken */
    async start(): Promise<number> {
      const listening = server.listen(options.port, options.host);
      await once(listening, 'listening');
      return (listening.address() as AddressInfo).port;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
