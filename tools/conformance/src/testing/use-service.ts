import { startVariant as startPair, type Variant } from '@reflectory/start';
import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { clients } from './clients.ts';
import type { ServicePlace } from './service-place.ts';

/** The running service, as a test file uses it. */
export type Service = ServicePlace & {
  /** Runs as the owner of the database, outside of all policies: for arranging and for looking at what is there. */
  sql<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
};

/** The service of this test run; its connection of the owner is closed after the file. */
export function useService(): Service {
  const place = inject('service');
  const owner = new Client({ connectionString: place.database.owner });
  beforeAll(() => owner.connect().then(() => undefined));
  afterAll(() => owner.end());
  return {
    ...place,
    sql: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await owner.query<Row>(text, [...values])).rows,
  };
}

/**
 * One more gateway with a core-api of its own over the same database, with other settings, for all tests of a
 * `describe` or file; `url` is known once they run.
 */
export function useVariant(env: Parameters<typeof startPair>[1]): {
  readonly url: string;
  readonly parts: Variant;
} {
  let variant: Variant | undefined;
  const parts = () => variant ?? raise('The variant is known inside of tests');
  beforeAll(async () => {
    variant = await startPair(inject('service'), env);
  });
  afterAll(() => variant?.stop());
  return {
    get url() {
      return parts().url;
    },
    get parts() {
      return parts();
    },
  };
}

function raise(message: string): never {
  throw new Error(message);
}

/** A client that keeps nothing and refreshes nothing by itself: tests decide when something happens. */
export function openClient(
  { createClient }: (typeof clients)[number],
  { url, key }: { url: string; key: string },
  options: NonNullable<Parameters<typeof createClient>[2]> = {},
) {
  return createClient(url, key, {
    ...options,
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, ...options.auth },
  });
}
