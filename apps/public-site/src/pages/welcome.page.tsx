import { SiteFrame } from '../parts/site-frame.tsx';
import { tokens } from '../parts/tokens.ts';
import type { Texts } from '../texts/index.ts';
import styles from './welcome.module.css';

/** Name of the drawing beside the words, in the colour of its place, among the files of the release. */
export const ACCENT_FILE = 'accent.svg';

/** The landing page of an instance that sells nothing: its own words, the way in, and who can read what is written. */
export default function WelcomePage({ texts }: { texts: Texts }) {
  const { welcome } = texts;
  return (
    <SiteFrame texts={texts} isBetaShown={false}>
      <section className={styles.welcome}>
        <svg className={styles.artwork} viewBox="0 0 1000 1000" aria-hidden="true">
          <use href={`${tokens.base}${ACCENT_FILE}#artwork`} />
        </svg>
        <h1>{tokens.welcomeTitle}</h1>
        <p className={styles.text}>{tokens.welcomeText}</p>
        <p className={styles.ways}>
          <a className={styles.primary} href="/auth">
            {texts.nav.signIn}
          </a>
          <a className={styles.join} href="/auth?mode=sign-up">
            {texts.auth.toSignUp}
          </a>
        </p>
        <p className={styles.note}>{welcome.privacy}</p>
      </section>
    </SiteFrame>
  );
}
