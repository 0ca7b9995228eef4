import { booleanSetting, parseConfig } from '@reflectory/server-kit';
import * as z from 'zod';
import { createStatementExecutor, migrate } from '@reflectory/runtime/database';
import { migrations } from './migrations/migrations.ts';
import { permissionList } from './permission-list.ts';
import { prepareJobQueue } from '@reflectory/runtime/jobs';

const environmentSchema = z.object({
  CORE_API_DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  CORE_API_DATABASE_AUTHENTICATOR_PASSWORD: z.string().optional(),
  CORE_API_DATABASE_WORKER_PASSWORD: z.string().optional(),
  /** Keeps the product's tables out of schema `public`, which is a program's then. Decided at the first run. */
  CORE_API_LEAVE_PUBLIC_FREE: booleanSetting.default(false),
});

async function run(): Promise<void> {
  const settings = parseConfig(environmentSchema, process.env);
  const { CORE_API_DATABASE_OWNER_URL: ownerUrl } = settings;
  const password = settings.CORE_API_DATABASE_AUTHENTICATOR_PASSWORD;
  const workerPassword = settings.CORE_API_DATABASE_WORKER_PASSWORD;
  const applied = await migrate({
    ownerUrl,
    ...migrations,
    permissions: permissionList,
    isPublicLeftFree: settings.CORE_API_LEAVE_PUBLIC_FREE,
    ...(password !== undefined && { authenticatorPassword: password }),
    ...(workerPassword !== undefined && { workerPassword }),
  });
  const owner = createStatementExecutor({ url: ownerUrl, applicationName: 'owner', maxConnections: 2 });
  await prepareJobQueue(owner).finally(() => owner.close());
  const report = applied.length === 0 ? 'Nothing to migrate' : `Applied ${applied.join(', ')}`;
  process.stdout.write(`${report}\n`);
}

await run().catch((error: unknown) => {
  process.stderr.write(`Migration failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
