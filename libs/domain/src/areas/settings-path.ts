/** Address of the settings (specification, section 2). */
export const SETTINGS_PATH = '/settings';

/** Address of one section of the settings. */
export const settingsPath = (section: string): string => `${SETTINGS_PATH}/${section}`;
