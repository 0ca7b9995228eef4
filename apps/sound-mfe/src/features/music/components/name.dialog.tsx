import { describeFailure } from '@reflectory/client';
import { FormDialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlaylistChange, useChangePlaylist } from '../api/use-playlists.ts';

const MOST_CHARACTERS = 80;

type NameDialogProps = PlaylistChange & { onClose(): void };

/** Gives a list its name: a new one, or another one to a list that is there. */
export function NameDialog({ act, playlist, onClose }: NameDialogProps) {
  const { t } = useTranslation(['sound', 'common']);
  const [name, setName] = useState(playlist.name);
  const change = useChangePlaylist();
  const send = () => {
    const given = name.trim();
    if (given) change.mutate({ act, playlist: { ...playlist, name: given } }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      size="small"
      title={t(act === 'add' ? 'music.lists.new' : 'music.lists.rename')}
      submitLabel={t('music.lists.keep')}
      isPending={change.isPending}
      problem={change.error && describeFailure(change.error, t, 'music.problems')}
      isCheckedByBrowser
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        isRequired
        label={t('music.lists.name')}
        value={name}
        onChange={setName}
        maxLength={MOST_CHARACTERS}
      />
    </FormDialog>
  );
}
