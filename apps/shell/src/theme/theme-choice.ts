import { DEFAULT_THEME } from '@reflectory/contracts/behaviour';
import type { ThemeChoice } from '@reflectory/platform-sdk';

/** Key of the stored choice: light, dark or system (specification, section 3). */
export const THEME_KEY = 'reflectory.theme';

/** Choice of the stored text; dark when there is none (specification, section 9). */
export function themeChoiceOf(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' || stored === 'system' ? stored : DEFAULT_THEME;
}

/** What is drawn for a choice. */
export function resolveTheme(choice: ThemeChoice, isSystemDark: boolean): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return isSystemDark ? 'dark' : 'light';
}
