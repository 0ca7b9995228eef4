import { Button, EmptyState, Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { FoundNames } from './found-names.tsx';
import { MentionedPart, type MentionsFound } from './mentioned-part.tsx';
import classes from './mentioned.module.css';
import { useDecisions } from './use-decisions.ts';

/** Places that were kept, and names that may be some. */
export function PlacesList() {
  const { t } = useTranslation('journal');
  return (
    <MentionedPart>
      {(found) => (
        <>
          <KeptPlaces places={found.places} />
          <FoundNames
            title={t('mentioned.foundPlaces')}
            names={found.names.filter(({ kind }) => kind === 'place')}
          />
        </>
      )}
    </MentionedPart>
  );
}

function KeptPlaces({ places }: Pick<MentionsFound, 'places'>) {
  const { t } = useTranslation('journal');
  const { forget, isBusy } = useDecisions();
  if (places.length === 0)
    return <EmptyState title={t('mentioned.none.place')}>{t('mentioned.noneText.place')}</EmptyState>;
  return (
    <ul className={classes.list} aria-label={t('mentioned.yours')}>
      {places.map(({ id, label, entries }) => (
        <li key={id} className={classes.row}>
          <Link
            href={`/journal/search?q=${encodeURIComponent(label)}`}
            variant="plain"
            className={classes.name}
          >
            <bdi>{label}</bdi>
          </Link>
          <div className={classes.acts}>
            <span className={classes.count}>{t('calendar.entries', { count: entries })}</span>
            <Button
              variant="bare"
              size="small"
              isDisabled={isBusy}
              aria-label={`${t('mentioned.forget')}: ${label}`}
              onPress={() => forget(id, label)}
            >
              {t('mentioned.forget')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
