import { SiteFrame } from '../parts/site-frame.tsx';
import { tokens } from '../parts/tokens.ts';
import type { Texts } from '../texts/index.ts';
import { HERO_FILE } from './landing/landing.page.tsx';
import styles from './welcome.module.css';

/** The landing page of an instance that sells nothing: its own words, the way in, and who can read what is written. */
export default function WelcomePage({ texts }: { texts: Texts }) {
  const { welcome } = texts;
  return (
    <SiteFrame texts={texts} isBetaShown={false}>
      <section className={styles.welcome}>
        <img
          className={styles.artwork}
          src={tokens.base + HERO_FILE}
          alt=""
          width="1000"
          height="1000"
          fetchPriority="high"
        />
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
