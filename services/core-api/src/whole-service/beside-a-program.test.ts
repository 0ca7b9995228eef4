import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asOwner, migrate } from '@reflectory/runtime/database';
import { migrations } from '../migrations/migrations.ts';
import { seed } from '../seed/seed.ts';
import { createTestDatabase, createTestOwner, runOnce, withDatabase } from '@reflectory/runtime/testing';

describe('migrating beside a program', () => {
  it('leaves schema public to it for good', async () => {
    const db = await createTestDatabase();
    const name = `beside_${randomBytes(6).toString('hex')}`;
    await runOnce(db.ownerUrl, `create database ${name} template template0`);
    const ownerUrl = withDatabase(db.ownerUrl, name);
    const owner = await createTestOwner(ownerUrl);
    try {
      await migrate({ ownerUrl, ...migrations, isPublicLeftFree: true });
      expect(await migrate({ ownerUrl, ...migrations })).toEqual([]);
      const { rows: left } = await owner.query(
        `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace
         union all select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
           or pronamespace::regnamespace::text in ('app', 'auth', 'storage', 'realtime') and prosrc ~ 'public[.]'`,
      );
      expect(left).toEqual([]);
      const report = await asOwner(ownerUrl, (tx) => seed(tx, async () => 'hash'));
      expect(report.people.length).toBeGreaterThan(0);
      const { rows: members } = await owner.query(
        'select count(*)::int as number from product.instance_users',
      );
      expect(members[0].number).toBeGreaterThan(0);
    } finally {
      await owner.end();
      await runOnce(db.ownerUrl, `drop database ${name} with (force)`);
      await db.drop();
    }
  });
});
