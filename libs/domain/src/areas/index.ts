export { specifiedAreas } from './specified-areas.ts';
export type { SpecifiedArea } from './specified-areas.ts';
