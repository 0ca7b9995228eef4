export { specifiedAreas } from './specified-areas.ts';
export type { SpecifiedArea } from './specified-areas.ts';
export { SETTINGS_PATH, settingsPath } from './settings-path.ts';
