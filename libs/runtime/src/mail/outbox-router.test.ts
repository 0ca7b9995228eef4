import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { startHttpServer, type RunningServer } from '@reflectory/server-kit';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeLinkMail } from './compose-mail.ts';
import { createOutboxRouter } from './outbox-router.ts';
import { createOutboxStore } from './outbox-store.ts';

let directory: string;
let server: RunningServer;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'reflectory-outbox-'));
  const app = express().use(createOutboxRouter({ directory }));
  server = await startHttpServer(app, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const url = 'http://acme.localhost:8080/auth/v1/verify?token=abc&type=recovery&redirect_to=http%3A%2F%2Fx';
const textsOf = (product: string) => ({
  subject: `Set a new ${product} password`,
  lead: `It is for ${product}.`,
  action: 'Set new password',
  note: 'The link works once.',
});
const addMail = (productName: string) =>
  createOutboxStore(directory).add({
    from: 'no-reply@acme.example',
    to: '"<b>"@acme.example',
    ...composeLinkMail({ productName, language: 'en', url }, textsOf(productName)),
  });
const open = async (page: string) => {
  const response = await fetch(`${server.url}${page}`);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

test('the list leads to a mail whose link can be followed', async () => {
  const { id } = await addMail('Acme');
  const list = await open('/outbox');
  expect(list.html).toContain(`<a href="/outbox/${id}">Set a new Acme password</a>`);
  const mail = await open(`/outbox/${id}`);
  const escaped = url.replaceAll('&', '&amp;');
  expect(mail.html).toContain(`<a href="${escaped}">${escaped}</a>`);
});

test('nothing in a mail becomes markup, and scripts could not run', async () => {
  const { id } = await addMail('<script>alert(1)</script>');
  for (const page of [await open('/outbox'), await open(`/outbox/${id}`)]) {
    expect(page.html).not.toContain('<script');
    expect(page.html).not.toContain('<b>');
    expect(page.html).toContain('&lt;b&gt;');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'/,
    );
  }
  const productName = '<i>"x"';
  const code = { above: '<i>', digits: '012345' };
  const { html } = composeLinkMail({ productName, language: 'de', url, code }, textsOf(productName));
  expect(html).not.toContain('<i>');
});

test('an id that names no mail, or a file outside, is not found', async () => {
  for (const id of ['2025-01-01T00-00-00-000Z-00000000', '..%2F..%2Fpackage', 'package.json']) {
    expect((await open(`/outbox/${id}`)).status).toBe(404);
  }
});

test('a foreign file in the folder does not break the list', async () => {
  await writeFile(path.join(directory, '2025-01-01T00-00-00-000Z-0000000f.json'), '{"torn');
  await writeFile(path.join(directory, 'notes.txt'), 'x');
  expect((await open('/outbox')).status).toBe(200);
});

/** Status and body of an answer to a request with these raw headers, at an address of this machine. */
const ask = (
  page: string,
  headers: string[],
  { port = server.port, host = '127.0.0.1' }: { port?: number; host?: string } = {},
) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request({ host, port, path: page, headers, setHost: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.once('end', () => resolve({ status: answer.statusCode, body }));
    })
      .once('error', reject)
      .end();
  });

test('a mail is told to this machine by its own name alone', async () => {
  const { id } = await addMail('Acme');
  const { port } = server;
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:${port}`]) {
    expect((await ask(`/outbox/${id}`, ['Host', host])).status).toBe(200);
  }
  const refused = [
    ['Host', `evil.example:${port}`],
    ['Host', `127.0.0.1.evil.example:${port}`],
    ['Host', `localhost.:${port}`],
    ['Host', 'localhost'],
    ['Host', `localhost:${port + 1}`],
    ['Host', `evil@localhost:${port}`],
    ['Host', ''],
    ['Host', `localhost:${port}`, 'X-Forwarded-For', '203.0.113.7'],
    ['Host', `localhost:${port}`, 'X-Forwarded-Host', 'mail.example'],
    ['Host', `localhost:${port}`, 'Forwarded', 'for=203.0.113.7'],
    ['Host', `localhost:${port}`, 'Via', '1.1 proxy'],
  ];
  for (const headers of refused) {
    for (const page of ['/outbox', `/outbox/${id}`]) {
      const { status, body } = await ask(page, headers);
      expect({ headers, status }).toEqual({ headers, status: 403 });
      expect(body).not.toContain('Acme');
    }
  }
});

test('a mail is not told to another machine', async (context) => {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const own = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!own) return context.skip('this machine has no other address');
  const { id } = await addMail('Acme');
  const everywhere = await startHttpServer(express().use(createOutboxRouter({ directory })), {
    port: 0,
    host: '0.0.0.0',
  });
  try {
    const at = { host: own.address, port: everywhere.port };
    for (const name of ['localhost', own.address]) {
      expect((await ask(`/outbox/${id}`, ['Host', `${name}:${everywhere.port}`], at)).status).toBe(403);
    }
  } finally {
    await everywhere.close();
  }
});
