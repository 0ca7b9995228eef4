import { startTestService, type TestService } from '../../testing/test-service.ts';
import { createCatalogueCache } from '../catalogue/catalogue-cache.ts';
import { createDataApiArea } from '../data-api-area.ts';

/** /rest/v1 on a database of its own; call `stop` in `afterAll`. */
export const startDataApi = (): Promise<TestService> =>
  startTestService((database) => [createDataApiArea({ database, catalogue: createCatalogueCache(database) })]);
