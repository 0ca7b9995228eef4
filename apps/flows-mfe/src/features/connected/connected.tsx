import { Link } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../shared/sections.module.css';

/** Something that is connected. */
export type ConnectedThing = {
  id: string;
  name: string;
  /** What it is, in words. */
  kind: string;
  /** What it last did, or why it does nothing. */
  did: readonly string[];
  isWrong: boolean;
  /** Where it is managed: a path, or the id of a heading on this page. */
  place: string;
};

type ConnectedProps = {
  things: readonly ConnectedThing[];
  /** Stands instead of the list while it is not known. */
  children?: ReactNode;
};

/** Everything that is connected, what it last did, and the way to where it is managed. */
export function Connected({ things, children }: ConnectedProps) {
  const { t } = useTranslation('flows');
  return (
    <section aria-labelledby="connected" className={classes.section}>
      <h2 id="connected" className={classes.heading}>
        {t('connected.title')}
      </h2>
      {children ?? (things.length === 0 && <p className={classes.quiet}>{t('connected.empty')}</p>)}
      <ul className={classes.list} aria-labelledby="connected">
        {things.map((thing) => (
          <li key={thing.id} className={classes.row}>
            <span className={classes.words}>
              <span>
                <bdi>{thing.name}</bdi>
              </span>
              <span className={classes.facts} data-wrong={thing.isWrong || undefined}>
                {[thing.kind, ...thing.did].join(' · ')}
              </span>
            </span>
            <Manage thing={thing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Manage({ thing: { name, place } }: { thing: ConnectedThing }) {
  const { t } = useTranslation('flows');
  const label = t('connected.manageThis', { name });
  if (place.startsWith('/'))
    return (
      <Link href={place} aria-label={label}>
        {t('connected.manage')}
      </Link>
    );
  // The address changes without a new page, and nothing else would go there.
  return (
    <Link
      href={`#${place}`}
      aria-label={label}
      onPress={() => document.getElementById(place)?.scrollIntoView()}
    >
      {t('connected.manage')}
    </Link>
  );
}
