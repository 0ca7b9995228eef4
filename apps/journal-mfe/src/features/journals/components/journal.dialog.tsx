import { Button, Dialog, Select, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { useWriteJournal } from '../api/use-change-journals.ts';
import type { Journal } from '../api/use-journals.ts';

const COLOURS = ['grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet'] as const;
/** Characters that a name may have; the database refuses more. */
const TITLE_LIMIT = 80;

export type JournalDialogProps = { journal: Journal | null; onClose: () => void };

/** Name and colour of a journal, new or known. */
export function JournalDialog({ journal, onClose }: JournalDialogProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const [title, setTitle] = useState(journal?.title ?? '');
  const [colour, setColour] = useState<Journal['colour']>(journal?.colour ?? 'blue');
  const write = useWriteJournal();
  const name = title.trim();
  const handleSave = () =>
    write.mutate({ ...(journal && { id: journal.id }), title: name, colour }, { onSuccess: onClose });
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={journal ? t('journals.edit') : t('journals.new')}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t('changes.cancel')}</Button>
          <Button
            variant="primary"
            isPending={write.isPending}
            disabledReason={name === '' ? t('journals.nameless') : undefined}
            onPress={handleSave}
          >
            {t('changes.save')}
          </Button>
        </>
      )}
    >
      <TextField
        label={t('journals.name')}
        errorMessage={write.isError ? failureMessage(write.error) : undefined}
        maxLength={TITLE_LIMIT}
        value={title}
        onChange={setTitle}
      />
      <Select
        label={t('journals.colour')}
        options={COLOURS.map((value) => ({ value, label: t(`journals.colours.${value}`) }))}
        value={colour}
        onChange={(value) => setColour(COLOURS.find((known) => known === value) ?? 'grey')}
      />
    </Dialog>
  );
}
