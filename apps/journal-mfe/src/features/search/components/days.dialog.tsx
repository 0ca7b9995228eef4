import { Button, Dialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenDays } from '../model/search-address.ts';

export type DaysDialogProps = {
  days: ChosenDays | null;
  onChoose: (days: ChosenDays) => void;
  onClose: () => void;
};

/** Between which days is searched. */
export default function DaysDialog({ days, onChoose, onClose }: DaysDialogProps) {
  const { t } = useTranslation('journal');
  const [{ first, last }, setDays] = useState(days ?? { first: '', last: '' });
  const [isRefused, setRefused] = useState(false);
  const problem =
    first === '' && last === '' ? 'missing' : first !== '' && last !== '' && last < first ? 'order' : null;
  const handleChoose = () => {
    setRefused(problem !== null);
    if (problem !== null) return;
    onChoose({ first, last });
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('search.days.title')}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t('search.days.cancel')}</Button>
          <Button variant="primary" onPress={handleChoose}>
            {t('search.days.choose')}
          </Button>
        </>
      )}
    >
      <TextField
        type="date"
        label={t('search.days.first')}
        value={first}
        onChange={(value) => setDays({ first: value, last })}
      />
      <TextField
        type="date"
        label={t('search.days.last')}
        description={t('search.days.hint')}
        errorMessage={isRefused && problem ? t(`search.days.${problem}`) : undefined}
        value={last}
        onChange={(value) => setDays({ first, last: value })}
      />
    </Dialog>
  );
}
