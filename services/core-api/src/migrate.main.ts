import { parseConfig } from '@reflectory/server-kit';
import * as z from 'zod';
import { migrate } from './database/migrate.ts';

const environmentSchema = z.object({
  CORE_API_DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  CORE_API_DATABASE_AUTHENTICATOR_PASSWORD: z.string().optional(),
});

async function run(): Promise<void> {
  const settings = parseConfig(environmentSchema, process.env);
  const password = settings.CORE_API_DATABASE_AUTHENTICATOR_PASSWORD;
  const applied = await migrate({
    ownerUrl: settings.CORE_API_DATABASE_OWNER_URL,
    ...(password !== undefined && { authenticatorPassword: password }),
  });
  const report = applied.length === 0 ? 'Nothing to migrate' : `Applied ${applied.join(', ')}`;
  process.stdout.write(`${report}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`Migration failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
