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

  test('is named by documents of the app, and not by public pages', async () => {
    expect((await gateway.ask('/journal')).text).toContain(
      '<link rel="manifest" href="/manifest.webmanifest">',
    );
    expect((await gateway.ask('/')).text).not.toContain('rel="manifest"');
  });
});
