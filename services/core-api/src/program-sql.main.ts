import { parseConfig } from '@reflectory/server-kit';
import * as z from 'zod';
import { applyProgramSql } from '@reflectory/runtime/database';

const environmentSchema = z.object({
  CORE_API_DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Folder of the `.sql` files of a program that brings its own tables. */
  CORE_API_PROGRAM_SQL_DIR: z.string(),
});

async function run(): Promise<void> {
  const settings = parseConfig(environmentSchema, process.env);
  const applied = await applyProgramSql({
    ownerUrl: settings.CORE_API_DATABASE_OWNER_URL,
    folder: settings.CORE_API_PROGRAM_SQL_DIR,
  });
  process.stdout.write(`${applied.length === 0 ? 'Nothing to apply' : `Applied ${applied.join(', ')}`}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
