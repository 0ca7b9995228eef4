import { INTERNAL_SECRET, startTestService, type TestService } from '@reflectory/runtime/testing';
import { createStorageArea } from '../storage-area.ts';
import type { StorageOptions } from '../storage-router.ts';

/** /storage/v1 on a database of its own; call `stop` in `afterAll`. */
export const startStorage = (
  options: Omit<StorageOptions, 'database' | 'signingSecret'>,
): Promise<TestService> =>
  startTestService((database) => [
    createStorageArea({ database, signingSecret: INTERNAL_SECRET, ...options }),
  ]);
