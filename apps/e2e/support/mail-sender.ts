import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const example = fileURLToPath(new URL('../../../docs/examples/mail-in.mjs', import.meta.url));
const TXT = 16;

/** A text record as an answer to a question, in pieces of at most 255 bytes. */
function answerTo(question: Buffer, text: string): Buffer {
  const pieces = text.match(/.{1,250}/g) ?? [];
  const data = Buffer.concat(pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)])));
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2);
  // One question, one answer, nothing besides.
  for (const [at, count] of [1, 1, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * at);
  let end = 12;
  while (question[end] !== 0) end += (question[end] ?? 0) + 1;
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(TXT, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(60, 6);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, question.subarray(12, end + 5), record, data]);
}

/** Whoever sends mails for a domain: a name server that knows its key, and the example of the documentation. */
export async function startMailSender() {
  const [smtp, dns] = (process.env['E2E_MAIL_PORTS'] ?? '').split(',').map(Number);
  if (!smtp || !dns) throw new Error('The product was started without taking mails');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const record = `v=DKIM1; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
  const server = createSocket('udp4');
  server.on('message', (question, { port, address }) =>
    server.send(answerTo(question, record), port, address),
  );
  server.bind(dns, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Sends a mail and answers what the server said. */
    async send(from: string, to: string, isSigned: boolean): Promise<string> {
      const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      const { stdout } = await promisify(execFile)(process.execPath, [example, from, to], {
        env: {
          ...process.env,
          MAIL_SMTP_URL: `smtp://127.0.0.1:${smtp}`,
          ...(isSigned && { MAIL_DKIM_KEY: key }),
        },
      });
      return stdout;
    },
    stop: () => server.close(),
  };
}
