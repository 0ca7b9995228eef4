import type { VariantPlace } from '@reflectory/start';
import 'vitest';

/** Where the service of a test run is; plain data, since tests run in processes of their own. */
export type ServicePlace = VariantPlace & {
  url: string;
  anonKey: string;
  serviceKey: string;
  outboxDir: string;
};

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  export interface ProvidedContext {
    service: ServicePlace;
  }
}
