// Tests read its tables, so that their types are needed.
import type {} from '@reflectory/contracts/journal';
import { startTestService, type TestService } from '@reflectory/runtime/testing';
import { createCatalogueCache } from '../catalogue/catalogue-cache.ts';
import { createDataApiArea } from '../data-api-area.ts';

/** /rest/v1 on a database of its own; call `stop` in `afterAll`. */
export const startDataApi = (): Promise<TestService> =>
  startTestService((database) => [
    createDataApiArea({ database, catalogue: createCatalogueCache(database) }),
  ]);
