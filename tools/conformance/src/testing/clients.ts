import { createClient } from '@supabase/supabase-js';
import { createRequire } from 'node:module';
import { createClient as createNewest } from 'supabase-js-newest';

/** A published version of the client. */
export type ClientVersion = { version: string; createClient: typeof createClient };

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/** The version that our front ends use and the newest one; every behaviour is shown with both. */
export const clients: readonly ClientVersion[] = [
  { version: versionOf('@supabase/supabase-js'), createClient },
  // Their types differ in private members alone.
  { version: versionOf('supabase-js-newest'), createClient: createNewest as unknown as typeof createClient },
];
