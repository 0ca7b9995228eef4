import { LANGUAGE_PARAMETER } from '@reflectory/contracts/languages';
import { safeStorage } from './boot/safe-storage.ts';
import { settleLanguage } from './texts/stored-language.ts';
import { resolveTheme, THEME_KEY, themeChoiceOf } from './theme/theme-choice.ts';

/*
 * Runs before the first paint, in every document of the house, so that neither theme nor language change under the eyes
 * of a reader. Storage can be switched off; the defaults are good then.
 */
const root = document.documentElement;
const storage = safeStorage(() => localStorage);

const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
root.dataset.theme = resolveTheme(themeChoiceOf(storage.getItem(THEME_KEY)), isSystemDark);

const asked = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
if (settleLanguage(storage, document, root.lang, asked)) {
  root.hidden = true;
  location.reload();
}
