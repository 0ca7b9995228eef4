import { expect, test } from 'vitest';
import { brandSheetHref } from '../documents/brand-sheet.ts';
import { demoControlPlane, ids } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { brandSheets } from './brand-sheets.middleware.ts';

const acme = demoControlPlane().instances[1];
if (!acme) throw new Error('demo world is empty');

test('the sheet is immutable at its own address and fresh at an older one', async () => {
  await using server = await serveMiddleware(brandSheets(), { instance: acme });
  const current = await server.ask(brandSheetHref(acme));
  expect(current.headers['cache-control']).toContain('immutable');
  expect(current.headers['content-type']).toBe('text/css; charset=utf-8');
  const older = await server.ask(`/brand/${ids.acme}/${'0'.repeat(20)}.css`);
  expect([older.text, older.headers['cache-control']]).toEqual([current.text, 'no-cache']);
});

test('another accent has another address', () => {
  const repainted = { ...acme, brand: { ...acme.brand, accent: '#aa3355' } };
  expect(brandSheetHref(repainted)).not.toBe(brandSheetHref(acme));
});

test('the sheet of another instance does not exist here', async () => {
  await using server = await serveMiddleware(brandSheets(), { instance: acme });
  expect((await server.ask(`/brand/${ids.globex}/${'0'.repeat(20)}.css`)).status).toBe(404);
});
