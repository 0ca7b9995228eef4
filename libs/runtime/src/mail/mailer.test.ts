import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createMailer } from './mailer.ts';
import { createOutboxStore } from './outbox-store.ts';

const mail = { to: 'ada@acme.example', subject: 'Grüße', text: 'Plain part', html: '<p>HTML part</p>' };
const from = 'Acme <no-reply@acme.example>';
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function newOutbox() {
  const directory = await mkdtemp(path.join(tmpdir(), 'reflectory-mail-'));
  cleanUps.push(() => rm(directory, { recursive: true }));
  return createOutboxStore(path.join(directory, 'not-made-yet'));
}

/** Speaks just enough SMTP to take one mail, or to refuse its recipient. */
async function startSmtpServer(answerToRecipient: string) {
  let received = '';
  const server: Server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail.example\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (isData) {
        received += chunk;
        if (received.endsWith('\r\n.\r\n')) {
          isData = false;
          socket.write('250 kept\r\n');
        }
        return;
      }
      const command = chunk.slice(0, 4).toUpperCase();
      isData = command === 'DATA';
      socket.write(isData ? '354 go on\r\n' : command === 'RCPT' ? answerToRecipient : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => new Promise((resolve) => void server.close(resolve)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received: () => received };
}

test('without a mail server mail is kept, the newest first', async () => {
  const outbox = await newOutbox();
  expect(await outbox.list()).toEqual([]);
  const mailer = createMailer({ smtpUrl: null, from, outbox });
  await mailer.send(mail);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await mailer.send({ ...mail, subject: 'Second' });
  const kept = await outbox.list();
  expect(kept.map(({ subject }) => subject)).toEqual(['Second', 'Grüße']);
  expect(kept[1]).toMatchObject({ ...mail, from });
});

test('with a mail server both parts are sent there and nothing is kept', async () => {
  const smtp = await startSmtpServer('250 ok\r\n');
  const outbox = await newOutbox();
  await createMailer({ smtpUrl: smtp.url, from, outbox }).send(mail);
  expect(smtp.received()).toContain('To: ada@acme.example');
  expect(smtp.received()).toContain('multipart/alternative');
  expect(smtp.received()).toContain('Plain part');
  expect(smtp.received()).toContain('<p>HTML part</p>');
  expect(await outbox.list()).toEqual([]);
});

test('a mail that can be stopped says so in the two headers of RFC 8058, each address in one piece', async () => {
  const smtp = await startSmtpServer('250 ok\r\n');
  const mailer = createMailer({ smtpUrl: smtp.url, from, outbox: await newOutbox() });
  await mailer.send(mail);
  expect(smtp.received()).not.toContain('List-Unsubscribe');
  const unsubscribeUrl = `https://acme.example/unsubscribe/${'a'.repeat(87)}`;
  await mailer.send({ ...mail, unsubscribeUrl });
  // A line may begin anew before an address, never within it.
  const headers = smtp
    .received()
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a refused mail is an error', async () => {
  const smtp = await startSmtpServer('550 no such person\r\n');
  const mailer = createMailer({ smtpUrl: smtp.url, from, outbox: await newOutbox() });
  await expect(mailer.send(mail)).rejects.toThrow('550');
});
