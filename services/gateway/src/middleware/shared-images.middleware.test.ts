import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

describe('the document of a public link', () => {
  test('names an image for messengers, whatever stands before the link, and none of one that is gone', async () => {
    for (const token of ['abcdef', 'locked', 'over']) {
      const { text } = await gateway.ask(`/s/${token}`);
      const image = `http://acme.localhost:8080/p/${token}/image.png`;
      expect(text).toContain(`<meta property="og:image" content="${image}">`);
      expect(text).toContain('<meta property="og:image:width" content="1200">');
    }
    expect((await gateway.ask('/s/gone')).text).not.toContain('og:image');
  });

  test('has an image that nothing keeps', async () => {
    const { status, headers, text } = await gateway.ask('/p/abcdef/image.png');
    expect([status, text]).toEqual([200, 'image of abcdef']);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect((await gateway.ask('/p/gone/image.png')).status).toBe(404);
    expect((await gateway.ask('/p/abcdef/image.png', { method: 'POST' })).status).toBe(405);
  });
});
