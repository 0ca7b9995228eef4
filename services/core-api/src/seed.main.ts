import { booleanSetting, parseConfig } from '@reflectory/server-kit';
import * as z from 'zod';
import { createPasswordHasher } from '@reflectory/auth';
import { asOwner } from '@reflectory/runtime/database';
import { seed } from './seed/seed.ts';

const environmentSchema = z.object({
  CORE_API_DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Whether there are demo instances and people whose password is known. */
  CORE_API_SEED_DEMO: booleanSetting.default(true),
});

async function run(): Promise<void> {
  const settings = parseConfig(environmentSchema, process.env);
  const hasher = createPasswordHasher();
  const report = await asOwner(settings.CORE_API_DATABASE_OWNER_URL, (tx) =>
    seed(tx, hasher.hash, { hasDemo: settings.CORE_API_SEED_DEMO }),
  );
  // The last line is for programs.
  process.stdout.write(`${JSON.stringify(report)}\n`);
}

await run().catch((error: unknown) => {
  process.stderr.write(`Seed failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
