import { expect, test } from 'vitest';
import { createControlPlaneStore } from '../control-plane/control-plane-store.ts';
import { demoControlPlane, ids } from '../testing/demo-world.ts';
import { serveMiddleware } from '../testing/serve-middleware.ts';
import { hostNameOf, resolveInstance } from './resolve-instance.middleware.ts';

test('a host name is read without case, port and final dot', () => {
  expect(hostNameOf('ACME.Localhost.:8080')).toBe('acme.localhost');
  expect(hostNameOf('[::1]:8080')).toBe('[::1]');
});

test('an instance comes with its own features over the global ones §1.19', async () => {
  const controlPlane = createControlPlaneStore('localhost');
  controlPlane.replace(demoControlPlane());
  await using server = await serveMiddleware(resolveInstance({ controlPlane, publicPort: null }));
  const at = async (host: string) => (await server.ask('/', { host })).json();
  expect(await at('acme.localhost')).toMatchObject({
    context: { instance: { id: ids.acme }, features: { journal: true, goals: true } },
  });
  expect(await at('globex.localhost')).toMatchObject({ context: { features: { goals: false } } });
  expect(await at('nobody.localhost')).toMatchObject({ context: { instance: null, features: {} } });
});

test('where the port is known, an instance is found at no other: links in mails name it', async () => {
  const controlPlane = createControlPlaneStore('localhost');
  controlPlane.replace(demoControlPlane());
  const idAt = async (origin: string, publicPort: string | null) => {
    await using server = await serveMiddleware(resolveInstance({ controlPlane, publicPort }), { origin });
    const answer = (await server.ask('/', { host: new URL(origin).host })).json();
    return (answer as { context: { instance: { id: string } | null } }).context.instance?.id ?? null;
  };
  expect(await idAt('http://acme.localhost:1337', null)).toBe(ids.acme);
  expect(await idAt('http://acme.localhost', '')).toBe(ids.acme);
  expect(await idAt('https://acme.localhost:443', '')).toBe(ids.acme);
  expect(await idAt('http://acme.localhost:1337', '')).toBeNull();
  expect(await idAt('http://acme.localhost:8080', '8080')).toBe(ids.acme);
  expect(await idAt('http://acme.localhost', '8080')).toBeNull();
});

test('a custom domain cannot take over a name of ours', async () => {
  const world = demoControlPlane();
  const [home, acme] = world.instances;
  if (!home || !acme) throw new Error('demo world is empty');
  const greedy = { ...acme, domains: ['localhost', 'globex.localhost'] };
  const controlPlane = createControlPlaneStore('localhost');
  controlPlane.replace({ ...world, instances: [home, ...world.instances.slice(2), greedy] });
  expect(controlPlane.findByHost('localhost')?.id).toBe(ids.home);
  expect(controlPlane.findByHost('globex.localhost')?.id).toBe(ids.globex);
});
