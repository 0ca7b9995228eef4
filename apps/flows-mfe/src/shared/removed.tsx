import { Button } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sections.module.css';

/** Says that something was removed, and brings it back. */
export function Removed({ children, onBringBack }: { children: ReactNode; onBringBack(): void }) {
  const { t } = useTranslation('flows');
  return (
    <span className={classes.said}>
      {children}
      <Button size="small" onPress={onBringBack}>
        {t('webhooks.bringBack')}
      </Button>
    </span>
  );
}
