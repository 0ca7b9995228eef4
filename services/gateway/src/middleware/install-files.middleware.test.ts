import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hosts, startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let gateway: TestGateway;
let development: TestGateway;
beforeAll(async () => {
  [gateway, development] = await Promise.all([startTestGateway(), startTestGateway({ isDevelopment: true })]);
});
afterAll(() => Promise.all([gateway.close(), development.close()]));

describe('the service worker', () => {
  test('is that of the current shell, asked for anew each time, and may ask its own origin only', async () => {
    const answer = await gateway.ask('/service-worker.js');
    expect([answer.status, answer.text]).toEqual([200, '/* worker */']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  });

  test('removes itself in development, where nothing may be older than the sources', async () => {
    const answer = await development.ask('/service-worker.js');
    expect(answer.text).toContain('registration.unregister()');
  });
});

describe('the manifest of the app', () => {
  test('carries the brand of the instance that is asked', async () => {
    const manifestOf = async (host: string) => (await gateway.ask('/manifest.webmanifest', { host })).json();
    expect(await manifestOf(hosts.acme)).toMatchObject({
      name: 'acme notes',
      start_url: '/journal',
      scope: '/',
      display: 'standalone',
    });
    expect(await manifestOf(hosts.globex)).toMatchObject({ name: 'globex notes' });
  });

  test('names icons that are there, as a file that runs nothing', async () => {
    for (const path of ['/icons/app.svg', '/icons/app-maskable.svg']) {
      const icon = await gateway.ask(path);
      expect([path, icon.status, icon.headers['content-type']]).toEqual([
        path,
        200,
        'image/svg+xml; charset=utf-8',
      ]);
      expect(icon.text).toMatch(/^<svg .*<path .*<\/svg>$/);
      expect(icon.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  test('names icons in pixels as well, in the size and the colours that it says', async () => {
    const manifest = (await gateway.ask('/manifest.webmanifest')).json() as {
      icons: Record<'src' | 'type' | 'sizes' | 'purpose', string>[];
    };
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '180x180 any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    const svg = await gateway.ask('/icons/app.svg');
    const accent = /fill="(#\w{6})" d=/.exec(svg.text)?.[1];
    for (const { src, sizes } of pictures) {
      const answer = await gateway.ask(src);
      expect([src, answer.status, answer.headers['content-type']]).toEqual([src, 200, 'image/png']);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      const { data, info } = await sharp(answer.body)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(`${info.width}x${info.height}`).toBe(sizes);
      expect(`#${data.subarray(0, 3).toString('hex')}`).toBe('#0f1115');
      expect(data.toString('hex')).toContain(accent?.slice(1));
    }
    expect((await gateway.ask('/icons/app-513.png')).status).toBe(404);
  });

  test('is named by documents of the app, and not by public pages', async () => {
    const { text } = await gateway.ask('/journal');
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(text).toContain('<link rel="apple-touch-icon" href="/icons/app-180.png">');
    expect((await gateway.ask('/')).text).not.toContain('rel="manifest"');
  });
});
