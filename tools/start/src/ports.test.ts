import { findFreePort } from '@reflectory/database';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { choosePorts } from './ports.ts';

test('a taken public port is refused by name', async () => {
  const server = createServer();
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(choosePorts(port, false)).rejects.toThrow(`Port ${port} is taken: set PORT to another one`);
  server.close();
});

test('seven different ports come out', async () => {
  const port = await findFreePort();
  const ports = await choosePorts(port, false);
  expect(ports.public).toBe(port);
  expect(new Set(Object.values(ports)).size).toBe(7);
});

test('what clients call is on no port that a client may be given', async () => {
  const { public: wished, ...others } = await choosePorts(54_999, false);
  expect(wished).toBe(54_999);
  expect(Object.values(others).filter((port) => port > 32_767)).toEqual([]);
});

test('a service takes the port that it was given and none of its neighbours', async () => {
  const port = await findFreePort();
  const { public: wished, ...others } = await choosePorts(port, true);
  expect(wished).toBe(port);
  expect(Object.values(others).filter((other) => other > port && other <= port + 5)).toEqual([]);
});
