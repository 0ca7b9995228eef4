import { AuthForm } from '../islands/auth-form.tsx';
import { Island } from '../parts/island.tsx';
import { SiteFrame } from '../parts/site-frame.tsx';
import type { Texts } from '../texts/index.ts';
import styles from './auth.module.css';

/** The sign-in screen. */
export default function AuthPage({ texts }: { texts: Texts }) {
  return (
    <SiteFrame texts={texts} action="home">
      <div className={styles.panel}>
        <Island name="auth-form">
          <AuthForm texts={texts} />
        </Island>
      </div>
    </SiteFrame>
  );
}
