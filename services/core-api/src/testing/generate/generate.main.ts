import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '@reflectory/database';
import { migrate } from '@reflectory/runtime/database';
import { createTestOwner } from '@reflectory/runtime/testing';
import { migrations } from '../../migrations/migrations.ts';
import { generateRows } from './areas.ts';

/** Migrates a database that is thrown away, and writes what it says into contracts. */
async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reflectory-generate-'));
  // The server runs as another user when this runs as root.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ dataDir: path.join(folder, 'data'), durable: false });
  try {
    await migrate({ ...migrations, ownerUrl: cluster.ownerUrl });
    const owner = await createTestOwner(cluster.ownerUrl);
    try {
      const files = await generateRows({
        query: async (text, values = []) => (await owner.query(text, [...values])).rows as never,
      });
      for (const { file, text } of files) await writeFile(file, text);
      process.stdout.write(`Generated ${files.length} files\n`);
    } finally {
      await owner.end();
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`Nothing generated: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
