import { describeFailure } from '@reflectory/client';
import { Button, Form, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@reflectory/platform-sdk/save-file';
import { useExportBook } from '../../shared/export/use-export-book.ts';
import { SectionPart } from '../../shared/section.tsx';
import classes from './book-part.module.css';

/** The entries of some days as one file that reads in a browser and prints as a book. */
export function BookPart() {
  const { t } = useTranslation(['settings', 'common']);
  const { isOnline, toasts } = usePlatform();
  const { mutate: make, isPending, error, data } = useExportBook();
  const [days, setDays] = useState({ from: '', to: '' });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    make(days, {
      onSuccess: (book) => {
        if (!book) return;
        saveFile(book.file, book.name);
        toasts.success(t('export.saved'), t('export.savedDetail', { name: book.name }));
      },
    });
  };
  return (
    <SectionPart title={t('book.title')} lead={t('book.lead')}>
      <Form className={classes.form ?? ''} onSubmit={handleSubmit}>
        <div className={classes.days}>
          <TextField
            label={t('book.from')}
            type="date"
            value={days.from}
            onChange={(from) => setDays({ ...days, from })}
          />
          <TextField
            label={t('book.to')}
            type="date"
            value={days.to}
            onChange={(to) => setDays({ ...days, to })}
          />
        </div>
        <Button
          type="submit"
          icon="download"
          isPending={isPending}
          pendingLabel={t('export.running')}
          disabledReason={isOnline ? undefined : t('offline.needed')}
        >
          {t('book.start')}
        </Button>
        {data === null && <output>{t('book.none')}</output>}
        {error && (
          <p role="alert" className={classes.problem}>
            {t('export.failed', { problem: describeFailure(error, t, 'problems') })}
          </p>
        )}
      </Form>
    </SectionPart>
  );
}
