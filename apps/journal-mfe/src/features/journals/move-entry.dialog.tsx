import { Button, ButtonLink, Dialog, RadioGroup } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useMoveEntry } from './api/use-change-journals.ts';
import { useJournals } from './api/use-journals.ts';

const NONE = 'none';

export type MoveEntryDialogProps = { entryId: string; journalId: string | null; onClose: () => void };

/** Chooses the journal that an entry lies in. */
export function MoveEntryDialog({ entryId, journalId, onClose }: MoveEntryDialogProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const journals = useJournals();
  const [chosen, setChosen] = useState(journalId ?? NONE);
  const move = useMoveEntry(entryId);
  const options = [
    { value: NONE, label: t('journals.none') },
    ...(journals.data ?? [])
      .filter(({ id, archived_at: at }) => at === null || id === journalId)
      .map(({ id, title }) => ({ value: id, label: title })),
  ];
  const failed = move.isError ? move.error : journals.isError ? journals.error : null;
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('journals.move')}
      footer={({ close }) => (
        <>
          <ButtonLink href="/journal/journals">{t('journals.all')}</ButtonLink>
          <Button onPress={close}>{t('changes.cancel')}</Button>
          <Button
            variant="primary"
            isPending={move.isPending}
            onPress={() => move.mutate(chosen === NONE ? null : chosen, { onSuccess: onClose })}
          >
            {t('changes.save')}
          </Button>
        </>
      )}
    >
      <RadioGroup
        label={t('journals.title')}
        options={options}
        value={chosen}
        onChange={setChosen}
        errorMessage={failed ? failureMessage(failed) : undefined}
      />
    </Dialog>
  );
}
