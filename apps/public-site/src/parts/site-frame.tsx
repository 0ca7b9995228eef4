import type { ReactNode } from 'react';
import type { Texts } from '../texts/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './site-frame.module.css';

/** The gateway replaces it with the instance's logo as inline SVG, drawn in the current colour. */
const LOGO_TOKEN = '{{logo}}';

type SiteFrameProps = {
  texts: Texts;
  children: ReactNode;
  action?: 'sign-in' | 'home' | 'back' | 'none';
  isBetaShown?: boolean;
};

/** Header, main and footer of a public page. */
export function SiteFrame({ texts, children, action = 'sign-in', isBetaShown = true }: SiteFrameProps) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {texts.nav.skip}
      </a>
      <header className={styles.header}>
        <a className={styles.brand} href="/">
          <span className={styles.logo}>{LOGO_TOKEN}</span>
          <span>{'{{productName}}'}</span>
        </a>
        <LanguageSwitch texts={texts} />
        {action === 'sign-in' && (
          <a className={styles.action} href="/auth">
            {texts.nav.signIn}
          </a>
        )}
        {(action === 'home' || action === 'back') && (
          <a className={styles.action} href="/">
            {action === 'back' ? texts.nav.backToHome : texts.nav.home}
          </a>
        )}
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <span>{'{{productName}}'}</span>
        <nav aria-label={texts.footer.terms}>
          <a href="/terms">{texts.footer.terms}</a>
          <a href="/privacy">{texts.footer.privacy}</a>
          {isBetaShown && <a href="/beta">{texts.footer.beta}</a>}
          <a href="/auth">{texts.footer.signIn}</a>
        </nav>
      </footer>
    </div>
  );
}
