import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './music.module.css';

/** Says what is deleted, and brings it back. */
export function Gone({ name, onBack }: { name: string | undefined; onBack(): void }) {
  const { t } = useTranslation('sound');
  return (
    <output className={classes.note}>
      {name !== undefined && (
        <>
          {t('music.deleted', { name })}{' '}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what had the focus is gone */}
          <Button autoFocus size="small" variant="bare" icon="rotate-back" onPress={onBack}>
            {t('music.bringBack')}
          </Button>
        </>
      )}
    </output>
  );
}
