import { Checkbox, FormDialog, Select, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { type JournalValues, useChangeJournals, useMakeJournal } from '../api/use-change-journals.ts';
import type { Journal } from '../api/use-journals.ts';
import { journalIcon, journalIcons } from '../model/journal-icons.ts';

const COLOURS = ['grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet'] as const;
/** Characters that a name may have; the database refuses more. */
const TITLE_LIMIT = 80;

const fresh: JournalValues = { title: '', colour: 'blue', icon: journalIcons[0], is_never_sent: false };

const valuesOf = ({ title, colour, icon, is_never_sent }: Journal): JournalValues => ({
  title,
  colour,
  icon,
  is_never_sent,
});

export type JournalDialogProps = {
  /** What is changed, or at which position a new one is made. */
  journal: Journal | Pick<Journal, 'position'>;
  onClose: () => void;
};

/** What is decided about a journal, new or known. */
export function JournalDialog({ journal, onClose }: JournalDialogProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const known = 'id' in journal ? journal : null;
  const [values, setValues] = useState<JournalValues>(known ? valuesOf(known) : fresh);
  const make = useMakeJournal();
  const change = useChangeJournals();
  const { isPending, isError, error } = known ? change : make;
  const name = values.title.trim();
  const handleSave = () => {
    const named = { ...values, title: name };
    if (known) change.mutate([{ id: known.id, ...named }], { onSuccess: onClose });
    else make.mutate({ ...named, position: journal.position }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      size="small"
      title={known ? t('journals.edit') : t('journals.new')}
      submitLabel={t('changes.save')}
      isPending={isPending}
      disabledReason={name === '' ? t('journals.nameless') : undefined}
      onSubmit={handleSave}
      onClose={onClose}
    >
      <JournalFields
        values={values}
        errorMessage={isError ? failureMessage(error) : undefined}
        onChange={(part) => setValues({ ...values, ...part })}
      />
    </FormDialog>
  );
}

type JournalFieldsProps = {
  values: JournalValues;
  errorMessage: string | undefined;
  onChange: (part: Partial<JournalValues>) => void;
};

function JournalFields({ values, errorMessage, onChange }: JournalFieldsProps) {
  const { t } = useTranslation('journal');
  return (
    <>
      <TextField
        label={t('journals.name')}
        errorMessage={errorMessage}
        maxLength={TITLE_LIMIT}
        value={values.title}
        onChange={(value) => onChange({ title: value })}
      />
      <Select
        label={t('journals.colour')}
        options={COLOURS.map((value) => ({ value, label: t(`journals.colours.${value}`) }))}
        value={values.colour}
        onChange={(value) => onChange({ colour: COLOURS.find((one) => one === value) ?? 'grey' })}
      />
      <Select
        label={t('journals.icon')}
        options={journalIcons.map((value) => ({ value, label: t(`journals.icons.${value}`) }))}
        value={journalIcon(values.icon)}
        onChange={(value) => onChange({ icon: journalIcon(value) })}
      />
      <Checkbox
        isSelected={values.is_never_sent}
        onChange={(isChosen) => onChange({ is_never_sent: isChosen })}
        description={t('neverSent.detail')}
      >
        {t('neverSent.ofJournal')}
      </Checkbox>
    </>
  );
}
