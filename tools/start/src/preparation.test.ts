import { startCluster } from '@reflectory/database';
import { asOwner } from '@reflectory/runtime/database';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findPreparation, keepPreparation } from './preparation.ts';

const report = { instances: [{ slug: 'acme', name: "Acme's own", isDefault: true }], people: [] };

test('a database is prepared once by the same sources, and roles get their passwords each time', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'preparation-'));
  chmodSync(home, 0o755);
  const cluster = await startCluster({ dataDir: path.join(home, 'postgres'), durable: false });
  const { ownerUrl } = cluster;
  try {
    expect(await findPreparation(ownerUrl, 'one')).toBeNull();
    await asOwner(ownerUrl, async (tx) => {
      await tx.query('create schema app');
      await tx.query('create table app.schema_migrations (name text)');
      await tx.query('create role authenticator login');
    });
    expect(await findPreparation(ownerUrl, 'one')).toBeNull();

    await keepPreparation(ownerUrl, { sources: 'one', report });

    expect(await findPreparation(ownerUrl, 'other', { authenticator: 'wrong' })).toBeNull();
    expect(await findPreparation(ownerUrl, 'one', { authenticator: "it's" })).toEqual(report);
    const url = Object.assign(new URL(ownerUrl), { username: 'authenticator', password: "it's" }).href;
    expect(await asOwner(url, (tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }]);
  } finally {
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  }
}, 180_000);
