import type { Texts } from '../texts/index.ts';
import styles from './language-switch.module.css';

/** The gateway replaces it with links to this page in the languages of the instance; with nothing where it has one. */
const LANGUAGES_TOKEN = '{{languages}}';

/** Languages to choose from, without any script: a link keeps the choice. */
export function LanguageSwitch({ texts }: { texts: Texts }) {
  return (
    <details className={styles.switch}>
      <summary aria-label={`${texts.nav.language}: ${texts.nav.languageName}`}>
        {texts.nav.languageName}
      </summary>
      <nav aria-label={texts.nav.language}>{LANGUAGES_TOKEN}</nav>
    </details>
  );
}
