import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/start-test-gateway.ts';
import { publishTestReleases } from './testing/test-releases.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ isDevelopment: true });
});
afterAll(() => gateway.close());

const script = () => `/r/shell/${gateway.hashes.shell}/main.js`;

test('a file of a release is immutable for a year', async () => {
  const answer = await gateway.ask(script());
  expect(answer.status).toBe(200);
  expect(answer.text).toBe('console.log(1)');
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
});

test('the best ready-made encoding that the client takes is sent', async () => {
  const encoded = (accepted: string) => gateway.ask(script(), { headers: { 'accept-encoding': accepted } });
  const br = await encoded('gzip, deflate, br');
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe('console.log(1)');
  const gzip = await encoded('gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe('console.log(1)');
  expect((await encoded('identity')).headers['content-encoding']).toBeUndefined();
  expect(new Set([br.headers.etag, gzip.headers.etag]).size).toBe(2);
});

test('an unchanged file is not sent again', async () => {
  const { headers } = await gateway.ask(script());
  const again = await gateway.ask(script(), { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('what a release does not list does not exist, in plain text', async () => {
  const base = `/r/shell/${gateway.hashes.shell}`;
  const paths = [
    `${base}/release.json`,
    `${base}/main.js.br`,
    `${base}/../../current.json`,
    `${base}/..%2f..%2fcurrent.json`,
    `${base}/%2e%2e/%2e%2e/current.json`,
    `${base}/..\\..\\current.json`,
    `${base}/%00`,
    `${base}/%E0%A4%A`,
    `${base}/__proto__`,
    `${base}/`,
    '/r/shell/00000000000000000000/main.js',
    '/r/shell/pieces/main.js',
    '/r/shell/pieces/..%2f..%2fcurrent.json',
    '/r/journal/pieces/vendor.0123456789.js',
    '/r/..%2fshell/pieces/vendor.0123456789.js',
    '/r/../r/shell/main.js',
    '/r/elsewhere/00000000000000000000/main.js',
  ];
  for (const path of paths) {
    const answer = await gateway.ask(path);
    const seen = { path, status: answer.status, type: answer.headers['content-type'] };
    expect(seen).toEqual({ path, status: 404, type: 'text/plain; charset=utf-8' });
  }
});

test('a new release is served without a restart, the one before stays, and open pages are told', async () => {
  const before = script();
  const events = await fetch(`${gateway.url}/dev/events`);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  const hashes = publishTestReleases(gateway.directory, 'console.log(2)');
  await expect
    .poll(async () => (await gateway.ask('/journal')).text)
    .toContain(`/r/shell/${hashes.shell}/main.js`);
  expect((await gateway.ask(before)).text).toBe('console.log(1)');
  let heard = '';
  while (!heard.includes('event: releases')) heard += (await reader?.read())?.value ?? '';
  expect(heard).toContain('{"names":["shell"]}');
  await reader?.cancel();
});

test('in development a public page asks for news with a script that its policy lets run', async () => {
  const { text } = await gateway.ask('/');
  const [, integrity = ''] = /src="\/dev\/reload\.js" integrity="sha384-([^"]+)"/.exec(text) ?? [];
  const script = await gateway.ask('/dev/reload.js');
  expect(createHash('sha384').update(script.text).digest('base64')).toBe(integrity);
  expect(script.headers['content-type']).toContain('javascript');
});

test('a piece has one address in all releases that have it, and stays while one of them is there', async () => {
  const piece = '/r/shell/pieces/vendor.0123456789.js';
  const served = async () => {
    const { status, text, headers } = await gateway.ask(piece);
    return [status, text, headers['cache-control']];
  };
  const whole = [200, '/* vendor */', 'public, max-age=31536000, immutable'];
  expect((await gateway.ask('/journal')).text).toContain(`src="${piece}" integrity="sha384-`);
  expect(await served()).toEqual(whole);
  const [before = ''] = Object.values(publishTestReleases(gateway.directory, 'console.log(3)'));
  const [after = ''] = Object.values(publishTestReleases(gateway.directory, 'console.log(4)'));
  await expect.poll(async () => (await gateway.ask('/journal')).text).toContain(`/r/shell/${after}/main.js`);
  expect((await gateway.ask('/journal')).text).toContain(`src="${piece}" integrity="sha384-`);
  for (const old of readdirSync(join(gateway.directory, 'shell')).filter((hash) => hash !== after)) {
    rmSync(join(gateway.directory, 'shell', old), { recursive: true });
  }
  expect(before).not.toBe(after);
  expect(await served()).toEqual(whole);
});

test('a withdrawn remote is in no further document', async () => {
  const file = join(gateway.directory, 'current.json');
  const before = readFileSync(file, 'utf8');
  const isListed = async () => (await gateway.ask('/journal')).text.includes('/r/presentations/');
  expect(await isListed()).toBe(true);
  const { presentations: _withdrawn, ...others }: Record<string, string> = JSON.parse(before);
  writeFileSync(file, JSON.stringify(others));
  await expect.poll(isListed).toBe(false);
  writeFileSync(file, before);
  await expect.poll(isListed).toBe(true);
});

test('a current.json that cannot be used leaves what is served in place', async () => {
  const served = /\/r\/shell\/(\w+)\/main.js/.exec((await gateway.ask('/journal')).text)?.[1];
  const current: Record<string, string> = JSON.parse(
    readFileSync(join(gateway.directory, 'current.json'), 'utf8'),
  );
  const withShell = (shell: string) => JSON.stringify({ ...current, shell });
  for (const text of ['{"shell":', withShell('00000000000000000000'), withShell('../../etc')]) {
    writeFileSync(join(gateway.directory, 'current.json'), text);
    await new Promise((resolve) => void setTimeout(resolve, 60));
    expect((await gateway.ask('/journal')).text).toContain(`/r/shell/${served}/main.js`);
  }
});
