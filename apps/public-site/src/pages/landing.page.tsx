import { SiteFrame } from '../parts/site-frame.tsx';
import type { Texts } from '../texts/index.ts';
import { TrialForm } from '../islands/trial-form.tsx';
import { Island } from '../parts/island.tsx';
import styles from './landing.module.css';

type LandingPageProps = { texts: Texts; heroArtwork: string };

/** What a visitor sees first: the promise, the form, and what is in it. */
export default function LandingPage({ texts, heroArtwork }: LandingPageProps) {
  const { landing } = texts;
  return (
    <SiteFrame texts={texts}>
      <section className={styles.hero}>
        <img className={styles.artwork} src={heroArtwork} alt="" width="1200" height="720" />
        <div className={styles.promise}>
          <p className={styles.badge}>{landing.audience}</p>
          <h1>{landing.headline}</h1>
          <p className={styles.lead}>{landing.lead}</p>
        </div>
        <div className={styles.trial} id="trial">
          <Island name="trial-form">
            <TrialForm texts={texts} />
          </Island>
        </div>
      </section>
      <Statistics items={landing.statistics} />
      <Described title={landing.pillarsTitle} items={landing.pillars} />
      <Described title={landing.capabilitiesTitle} items={landing.capabilities} />
      <section className={styles.features} aria-labelledby="features">
        <h2 id="features">{landing.featuresTitle}</h2>
        <ul>
          {landing.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </section>
      <section className={styles.closing} aria-labelledby="closing">
        <h2 id="closing">{landing.closingTitle}</h2>
        <a className={styles.primary} href="#trial">
          {landing.closingAction}
        </a>
        <ul className={styles.badges}>
          {landing.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      </section>
    </SiteFrame>
  );
}

function Statistics({ items }: { items: string[][] }) {
  return (
    <dl className={styles.statistics}>
      {items.map(([figure, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Described({ title, items }: { title: string; items: string[][] }) {
  return (
    <section className={styles.described} aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {items.map(([term, description]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
