import { describeFailure } from '@reflectory/client';
import type { Mix } from '@reflectory/contracts/sound';
import { FormDialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepSoundscape } from '../api/use-keep-soundscape.ts';

export type KeepDialogProps = {
  mix: Mix;
  /** What it is called so far. */
  name: string;
  onClose(): void;
  onKept(kept: { id: string; name: string }): void;
};

const MOST_CHARACTERS = 80;

/** Gives a mix a name, and keeps it. */
export function KeepDialog({ mix, name: suggested, onClose, onKept }: KeepDialogProps) {
  const { t } = useTranslation(['sound', 'common']);
  const [name, setName] = useState(suggested);
  const [id] = useState(() => crypto.randomUUID());
  const keep = useKeepSoundscape();
  const send = () => {
    const kept = { id, name: name.trim() };
    if (kept.name === '') return;
    keep.mutate({ ...kept, mix, isNew: true }, { onSuccess: () => onKept(kept) });
  };
  return (
    <FormDialog
      size="small"
      title={t('soundscapes.keep.title')}
      submitLabel={t('soundscapes.keep.act')}
      isPending={keep.isPending}
      problem={keep.error && describeFailure(keep.error, t, 'problems')}
      isCheckedByBrowser
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        isRequired
        label={t('soundscapes.keep.name')}
        value={name}
        onChange={setName}
        maxLength={MOST_CHARACTERS}
      />
    </FormDialog>
  );
}
