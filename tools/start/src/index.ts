export { startService, type ServiceOptions, type ServiceProcess } from './service-process.ts';
export type { DatabaseUrls } from './services.ts';
export { ROOT, type Settings } from './settings.ts';
export type { Stack } from './stack.ts';
export { startOnFreePort, startThrowawayService, type ThrowawayService } from './throwaway-service.ts';
export { freePorts, startVariant, type Variant, type VariantPlace, variantPrograms } from './variant.ts';
