export { type CatalogueCache, createCatalogueCache } from './catalogue/catalogue-cache.ts';
export { createDataApiArea } from './data-api-area.ts';
export { dataApiEnvironment, type DataApiSettings, readDataApiSettings } from './data-api-settings.ts';
