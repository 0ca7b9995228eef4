import { PageTexts } from '../parts/page-texts.tsx';
import { SiteFrame } from '../parts/site-frame.tsx';
import type { Texts } from '../texts/index.ts';
import styles from './success.module.css';

/** After a checkout: the check, then the welcome. `enhance/success-page.ts` shows the part of a state. */
export default function SuccessPage({ texts }: { texts: Texts }) {
  const { success, nav } = texts;
  return (
    <SiteFrame texts={texts} action="none">
      <div className={styles.success} data-success="" aria-busy="true">
        <div className={styles.verifying} data-states="verifying" aria-live="polite">
          <span className={styles.spinner} aria-hidden="true" />
          <p>{success.verifying}</p>
        </div>
        <div data-states="begun described thrown" hidden>
          <h1 tabIndex={-1}>{success.heading}</h1>
          <p className={styles.lead} data-states="begun" hidden>
            {success.text}
          </p>
          <p className={styles.lead} data-states="described" hidden>
            {success.described}
          </p>
          <p className={styles.lead} data-states="thrown" hidden>
            {success.notChecked}
          </p>
          <h2>{success.includedTitle}</h2>
          <ul className={styles.included}>
            {success.included.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <a className={styles.action} href="/journal">
            {success.action}
          </a>
          <p className={styles.note} data-states="begun described" hidden>
            {success.note}
          </p>
        </div>
      </div>
      <PageTexts
        texts={{
          notifications: nav.notifications,
          dismiss: nav.dismiss,
          started: success.toasts.started,
          failed: success.toasts.failed,
        }}
      />
    </SiteFrame>
  );
}
