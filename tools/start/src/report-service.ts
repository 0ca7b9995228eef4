import { createApiKey } from '@reflectory/server-kit';
import type { Stack } from './stack.ts';

/** The text shown when the service serves: its address and keys for programs, and what a developer looks into. */
export async function describeService({ ports, secrets, database }: Stack): Promise<string> {
  return [
    '',
    `  URL          http://127.0.0.1:${ports.public}`,
    `  anon key     ${await createApiKey('anon', secrets.hs256)}`,
    `  service key  ${await createApiKey('service_role', secrets.hs256)}`,
    '',
    `  Database     ${database.owner}`,
    `  Mail         http://127.0.0.1:${ports.coreApiAdmin}/outbox`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
