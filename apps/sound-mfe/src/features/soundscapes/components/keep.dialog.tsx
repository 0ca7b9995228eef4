import { describeFailure } from '@reflectory/client';
import type { Mix } from '@reflectory/contracts/sound';
import { Button, Dialog, TextField } from '@reflectory/design-system';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepSoundscape } from '../api/use-keep-soundscape.ts';
import classes from './dialogs.module.css';

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
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const kept = { id, name: name.trim() };
    if (kept.name === '') return;
    keep.mutate({ ...kept, mix, isNew: true }, { onSuccess: () => onKept(kept) });
  };
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('soundscapes.keep.title')}
    >
      <form className={classes.stack} onSubmit={send}>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
          autoFocus
          isRequired
          label={t('soundscapes.keep.name')}
          value={name}
          onChange={setName}
          maxLength={MOST_CHARACTERS}
        />
        {keep.isError && (
          <p role="alert" className={classes.problem}>
            {describeFailure(keep.error, t, 'problems')}
          </p>
        )}
        <Button type="submit" variant="primary" isPending={keep.isPending}>
          {t('soundscapes.keep.act')}
        </Button>
      </form>
    </Dialog>
  );
}
