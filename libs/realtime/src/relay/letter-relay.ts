import * as z from 'zod';
import type { Carrier } from './carrier.ts';
import { createOutgoingLetters, type Letter, type OutgoingLetters } from './outgoing-letters.ts';
import { type Relay, type RelayListener, relayMessageSchema } from './relay.ts';

const letterSchema = z.object({
  from: z.string(),
  number: z.number(),
  /** What came before is gone: whoever missed it need not wait for it. */
  isOldest: z.boolean(),
  messages: z.array(relayMessageSchema),
});
/** Somebody missed what came after a letter of a process. */
const questionSchema = z.object({ from: z.string(), of: z.string(), after: z.number() });
const incomingSchema = z.union([letterSchema, questionSchema]);

/** Milliseconds until the same is asked again. */
const ASK_AGAIN_MS = 500;

const write = (from: string, { number, messages }: Letter, isOldest: boolean): string =>
  `{"from":${JSON.stringify(from)},"number":${number},"isOldest":${isOldest},"messages":[${messages.join(',')}]}`;

type Options = { carrier: Carrier; onError(error: unknown): void; now?: () => number };

/** Sends one letter after the other while there are any and they can be carried. */
function createSender({ carrier, onError }: Options, outgoing: OutgoingLetters) {
  let sending: Promise<void> | null = null;
  async function sendAll(process: string): Promise<void> {
    try {
      for (let letter = outgoing.next(); letter && carrier.isConnected(); letter = outgoing.next()) {
        await carrier.send(write(process, letter, outgoing.isOldest(letter)));
        outgoing.sent(letter);
      }
    } catch (error) {
      onError(error);
    } finally {
      sending = null;
    }
  }
  return {
    send(process: string) {
      // Not at once: what is published right after goes with the same letter.
      if (carrier.isConnected()) sending ??= Promise.resolve().then(() => sendAll(process));
    },
    idle: async () => void (await sending),
  };
}

/**
 * Tells the others by numbered letters. What was published while the connection was broken goes when it is back, and
 * whoever missed letters sees it by the next number and asks for them, as long as they are kept.
 */
export function createLetterRelay(options: Options): Relay {
  const { carrier, onError, now = Date.now } = options;
  const outgoing = createOutgoingLetters(now);
  const sender = createSender(options, outgoing);
  const incoming = createIncomingLetters({ ask, now });
  let listener: RelayListener | null = null;

  function ask(of: string, after: number): void {
    if (!listener || !carrier.isConnected()) return;
    carrier.send(JSON.stringify({ from: listener.process, of, after })).catch(onError);
  }
  function hear(text: string, { process, onMessage }: RelayListener): void {
    const letter = incomingSchema.parse(JSON.parse(text));
    if (letter.from === process) return;
    if ('of' in letter) {
      if (letter.of !== process) return;
      outgoing.rewind(letter.after);
      return sender.send(process);
    }
    if (!incoming.take(letter)) return;
    for (const message of letter.messages) {
      onMessage(message, letter.from);
      if (message.kind === 'bye') incoming.forget(letter.from);
    }
  }
  return {
    publish(message) {
      if (!listener) return;
      outgoing.add(JSON.stringify(message));
      sender.send(listener.process);
    },
    start(by) {
      listener = by;
      carrier.start({
        onLetter(text) {
          try {
            hear(text, by);
          } catch (error) {
            onError(error);
          }
        },
        onConnected() {
          incoming.askAll();
          sender.send(by.process);
          by.onConnected();
        },
      });
    },
    async stop() {
      await sender.idle();
      await carrier.stop();
    },
  };
}

type IncomingOptions = { ask(of: string, after: number): void; now: () => number };

/** How far each of the other processes was heard. */
function createIncomingLetters({ ask, now }: IncomingOptions) {
  const last = new Map<string, number>();
  const askedAt = new Map<string, number>();
  return {
    /** Whether a letter is the next one of its process. */
    take({ from, number, isOldest }: z.output<typeof letterSchema>): boolean {
      const heard = last.get(from);
      if (heard !== undefined && number <= heard) return false;
      if (heard !== undefined && number > heard + 1 && !isOldest) {
        if (now() - (askedAt.get(from) ?? -Infinity) < ASK_AGAIN_MS) return false;
        askedAt.set(from, now());
        ask(from, heard);
        return false;
      }
      last.set(from, number);
      return true;
    },
    askAll() {
      for (const [from, number] of last) ask(from, number);
    },
    forget(from: string) {
      last.delete(from);
      askedAt.delete(from);
    },
  };
}
