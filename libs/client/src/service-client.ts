import type { Database } from '@reflectory/contracts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** The published client, typed with our tables. */
export type ServiceClient = SupabaseClient<Database>;

/** Where the service is and the key of the anonymous role, both from the boot manifest. */
export type ServiceClientOptions = { url: string; anonKey: string };

/** One client per page: it keeps the auth session in local storage and refreshes it (specification, section 9). */
export function createServiceClient({ url, anonKey }: ServiceClientOptions): ServiceClient {
  return createClient<Database>(url, anonKey);
}
