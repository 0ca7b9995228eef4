import { Button, Dialog, TextField } from '@reflectory/design-system';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlaylistChange, useChangePlaylist } from '../api/use-playlists.ts';
import { MusicProblem } from './music-problem.tsx';
import classes from './music.module.css';

const MOST_CHARACTERS = 80;

type NameDialogProps = PlaylistChange & { onClose(): void };

/** Gives a list its name: a new one, or another one to a list that is there. */
export function NameDialog({ act, playlist, onClose }: NameDialogProps) {
  const { t } = useTranslation('sound');
  const [name, setName] = useState(playlist.name);
  const change = useChangePlaylist();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given) change.mutate({ act, playlist: { ...playlist, name: given } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(act === 'add' ? 'music.lists.new' : 'music.lists.rename')}
    >
      <form className={classes.stack} onSubmit={send}>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
          autoFocus
          isRequired
          label={t('music.lists.name')}
          value={name}
          onChange={setName}
          maxLength={MOST_CHARACTERS}
        />
        <MusicProblem error={change.error} />
        <Button type="submit" variant="primary" isPending={change.isPending}>
          {t('music.lists.keep')}
        </Button>
      </form>
    </Dialog>
  );
}
