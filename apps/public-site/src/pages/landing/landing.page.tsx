import { PageTexts } from '../../parts/page-texts.tsx';
import { demandTexts, formTexts } from '../../parts/form-texts.ts';
import { SiteFrame } from '../../parts/site-frame.tsx';
import { tokens } from '../../parts/tokens.ts';
import type { Texts } from '../../texts/index.ts';
import { Features, Groups, Pillars, Statistics } from './landing-sections.tsx';
import { TrialCard } from './trial-card.tsx';
import styles from './landing.module.css';

/** Name of the drawing behind the headline, among the files of the release. */
export const HERO_FILE = 'hero.svg';

/** What a visitor sees first: the promise, the form, and what is in it. */
export default function LandingPage({ texts }: { texts: Texts }) {
  const { landing } = texts;
  return (
    <SiteFrame texts={texts}>
      <section className={styles.hero}>
        <img
          className={styles.artwork}
          src={tokens.base + HERO_FILE}
          alt=""
          width="1000"
          height="1000"
          fetchPriority="high"
        />
        <div className={styles.promise}>
          <p className={styles.badge}>{landing.audience}</p>
          <h1>{landing.headline}</h1>
          <p className={styles.lead}>{landing.lead}</p>
        </div>
        <div className={styles.trial} id="trial">
          <TrialCard texts={texts} />
        </div>
      </section>
      <Statistics items={landing.statistics} />
      <Pillars title={landing.pillarsTitle} items={landing.pillars} />
      <Groups title={landing.capabilitiesTitle} items={landing.capabilities} />
      <Features title={landing.featuresTitle} items={landing.features} />
      <section className={styles.closing} aria-labelledby="closing">
        <h2 id="closing">{landing.closingTitle}</h2>
        <a className={styles.primary} href="#trial" data-scroll-to-form="">
          {landing.closingAction}
        </a>
        <ul className={styles.badges}>
          {landing.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      </section>
      <PageTexts
        texts={{
          ...formTexts(texts),
          ...demandTexts(texts),
          'confirm-first': texts.auth.toasts.confirmFirst,
          'checkout-opened': texts.trial.checkoutOpened,
          'checkout-blocked': texts.trial.checkoutBlocked,
          'without-checkout': texts.trial.withoutCheckout,
          'code-needed': texts.trial.codeNeeded,
        }}
      />
    </SiteFrame>
  );
}
