import { expect, test } from 'vitest';
import { createControlPlaneStore } from '../control-plane/control-plane-store.ts';
import { demoControlPlane } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { requireInstance } from './require-instance.middleware.ts';

const [, acme = null, , paused = null] = demoControlPlane().instances;

async function statusOf(path: string, instance: typeof acme, isLoaded = true) {
  const controlPlane = createControlPlaneStore('localhost');
  if (isLoaded) controlPlane.replace(demoControlPlane());
  await using server = await serveMiddleware(requireInstance({ controlPlane }), { instance });
  return (await server.ask(path)).status;
}

test('nobody passes without an active instance', async () => {
  expect(await statusOf('/journal', acme)).toBe(200);
  expect(await statusOf('/journal', null)).toBe(404);
  expect(await statusOf('/journal', paused)).toBe(403);
});

test('the brand of a suspended instance is still served to the page that says so', async () => {
  expect(await statusOf('/brand/x/y.css', paused)).toBe(200);
});

test('before the first snapshot nobody is told that the instance does not exist', async () => {
  expect(await statusOf('/journal', null, false)).toBe(503);
});
