import type { EntryLinkTarget } from '@reflectory/contracts/entry-links';
import { Link } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GrownLink, useLinksOfThing } from './api/use-links.ts';
import classes from './components/growth.module.css';

/** The sentences of one's own journal that a thing grew from, each leading to its place; nothing where there are none. */
export function GrownFrom({ type, id }: { type: EntryLinkTarget; id: string }) {
  const { t } = useTranslation('plan');
  const { data: links = [] } = useLinksOfThing(type, id);
  if (links.length === 0) return null;
  return (
    <section className={classes.growth} aria-labelledby="grown-from">
      <h2 id="grown-from" className={classes.heading}>
        {t('fromSentence.fromTitle')}
      </h2>
      <ul className={classes.things}>
        {links.map((link) => (
          <li key={link.id} className={classes.thing}>
            <Origin link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Origin({ link }: { link: GrownLink }) {
  const { t, i18n } = useTranslation('plan');
  // What waits for the service was joined just now.
  const [now] = useState(() => new Date().toISOString());
  const date = (at: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(at || now));
  if (link.entry_gone_at !== null)
    return <p>{t('fromSentence.entryGone', { date: date(link.entry_gone_at) })}</p>;
  return (
    <div className={classes.what}>
      <p className={classes.quote}>
        <bdi>{link.quote}</bdi>
      </p>
      <Link href={`/journal/entry/${link.entry_id}#grown=${link.id}`}>
        {t('fromSentence.from', { date: date(link.created_at) })}
      </Link>
    </div>
  );
}
