export { readServiceSettings } from './service-settings.ts';
export { startService, type ServiceOptions, type ServiceProcess } from './service-process.ts';
export type { DatabaseUrls } from './services.ts';
export { ROOT, readSettings, type Settings } from './settings.ts';
export { startStack, type Stack } from './stack.ts';
export { freePorts, startVariant, type Variant, type VariantPlace, variantPrograms } from './variant.ts';
