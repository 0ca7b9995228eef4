import { resolveTheme, THEME_KEY, themeChoiceOf } from './theme/theme-choice.ts';

/** Runs before the first paint, in every document of the house, so that the theme does not jump. */
function readStored(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    // Storage can be switched off; the default is good then.
    return null;
  }
}

const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = resolveTheme(themeChoiceOf(readStored()), isSystemDark);
