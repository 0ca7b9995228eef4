import type { FoundName } from '@reflectory/contracts/journal';
import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './mentioned.module.css';
import { useDecisions } from './use-decisions.ts';

/** Names that may be people or places; their person says which. */
export function FoundNames({ title, names }: { title: string; names: readonly FoundName[] }) {
  const { t } = useTranslation('journal');
  const { decide, isBusy } = useDecisions();
  if (names.length === 0) return null;
  return (
    <section className={classes.found} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.list}>
        {names.map(({ label, entries, sentence }) => (
          <li key={label} className={classes.row}>
            <span className={classes.name}>
              <bdi>{label}</bdi>
            </span>
            <p className={classes.sentence} dir="auto">
              {sentence}
            </p>
            <p className={classes.count}>{t('calendar.entries', { count: entries })}</p>
            <div className={classes.acts}>
              {(['person', 'place'] as const).map((kind) => (
                <Button
                  key={kind}
                  size="small"
                  isDisabled={isBusy}
                  aria-label={`${t(kind === 'person' ? 'mentioned.isPerson' : 'mentioned.isPlace')}: ${label}`}
                  onPress={() => decide({ kind, label, state: 'kept' })}
                >
                  {t(kind === 'person' ? 'mentioned.isPerson' : 'mentioned.isPlace')}
                </Button>
              ))}
              <Button
                variant="bare"
                size="small"
                isDisabled={isBusy}
                aria-label={`${t('mentioned.never')}: ${label}`}
                onPress={() => decide({ kind: 'person', label, state: 'never' })}
              >
                {t('mentioned.never')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
