import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releaseSchema } from '@reflectory/contracts/remotes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';
import { stylesOf } from './drawn-page.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('a style sheet that stands in a document leads to its own files, and does not end its element', async () => {
  const releases = gateway.hashes;
  const css = `p{background:url(a.png)}p::after{content:"</STYLE><script src=x>"}`;
  const release = (name: string) =>
    releaseSchema.parse({
      name,
      version: '1.0.0',
      hash: releases[name],
      builtAt: '2026-11-21T00:00:00Z',
      entry: 'main.js',
      preload: ['main.css'],
      files: {},
      manifest: null,
      federation: null,
    });
  const [instance] = gateway.coreApi.world.controlPlane.instances;
  if (!instance) throw new Error('There is no instance');
  const shell = release('shell');
  const read = () => Promise.resolve(Buffer.from(css));
  const page = { remote: release('presentations'), routePath: '/s/:token' };
  const { inlineStyles = [] } = await stylesOf(page, { instance, shell, releases: { read } });
  expect(inlineStyles[0]).toContain(`url(/r/shell/${shell.hash}/a.png)`);
  expect(inlineStyles[1]).toContain(`url(/r/presentations/${page.remote.hash}/a.png)`);
  expect(inlineStyles.join('')).not.toMatch(/<\/style/i);
});

describe('the document of a page that its remote draws', () => {
  test('comes compressed to whoever takes it so, as one document', async () => {
    const { text: plain } = await gateway.ask('/s/abcdef');
    for (const [encoding, expand] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await gateway.ask('/s/abcdef', { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      const text = expand(body).toString('utf8');
      expect(text.split('\n')).toHaveLength(plain.split('\n').length);
      expect(text).toMatch(/^<!doctype html>.*<h1 dir="auto">A &lt;quiet&gt; week<\/h1>.*<\/html>\n$/s);
    }
    expect((await gateway.ask('/s/abcdef', { method: 'HEAD' })).text).toBe('');
  });

  test('has the styles of its page in it, and no file of the program that drew it', async () => {
    const { text } = await gateway.ask('/s/abcdef');
    expect(text).toMatch(/<style nonce="[^"]+">p\{margin:0\}<\/style>/);
    expect(text).not.toContain('server/entry.js');
    const { presentations = '' } = gateway.hashes;
    for (const file of ['server/entry.js', 'server/entry.js.br', 'release.json']) {
      expect((await gateway.ask(`/r/presentations/${presentations}/${file}`)).status).toBe(404);
    }
  });

  test('comes with all that describes it where drawing fails, and is drawn in the browser', async () => {
    const { status, text } = await gateway.ask('/p/abcdef');
    expect([status, text.includes('<body>\n<div id="root"></div>')]).toEqual([404, true]);
    expect(text).toContain('<title>This presentation is no longer available</title>');
    expect(text).toContain('<style nonce="');
    expect(text).toContain('"shared":{"kind":"presentation","token":"abcdef","content":null}');
  });
});
