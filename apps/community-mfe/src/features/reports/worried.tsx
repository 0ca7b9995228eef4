import type {} from '@reflectory/contracts/conversations';
import { Button, Dialog } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './reports.module.css';

/** At the foot of every screen on which people read each other: what one can do for somebody. Nothing is sent by it. */
export function Worried() {
  const { t } = useTranslation(['community', 'common']);
  const { Slot } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  return (
    <p className={classes.worried}>
      <Button variant="bare" size="small" onPress={() => setOpen(true)}>
        {t('worried.title')}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onOpenChange={setOpen}
          title={t('worried.title')}
          footer={<Button onPress={() => setOpen(false)}>{t('common:close')}</Button>}
        >
          <div className={classes.form}>
            <p>{t('worried.ask')}</p>
            <p>{t('worried.danger')}</p>
            <p>{t('worried.report')}</p>
            <Slot name="ask.help" props={{ isShown: true, isForAnother: true }} />
          </div>
        </Dialog>
      )}
    </p>
  );
}
