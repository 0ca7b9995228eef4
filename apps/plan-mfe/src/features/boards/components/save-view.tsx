import { Button, Popover, TextField } from '@reflectory/design-system';
import { lastRank } from '@reflectory/domain/boards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { add } from '../model/board-acts.ts';
import { useOpenBoard } from '../model/board-context.ts';
import type { LookingState } from '../model/use-looking.ts';
import classes from './view-bar.module.css';

/** Keeps the way in which the board is looked at, by a name. */
export function SaveView({ state }: { state: LookingState }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const keep = () => {
    if (title.trim() === '') return;
    const { kind, settings } = state.looking;
    const view = add('board_views', {
      title: title.trim(),
      kind,
      settings,
      rank: lastRank(session.scene().views),
    });
    session.run([view]);
    state.look(state.looking, view.id);
    setTitle('');
    setOpen(false);
  };
  return (
    <Popover
      label={t('boards.views.save')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="bare" icon="plus">
          {t('boards.views.save')}
        </Button>
      }
    >
      <div className={classes.form}>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is opened to be named
          autoFocus
          label={t('boards.views.name')}
          value={title}
          maxLength={100}
          onChange={setTitle}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
        <Button size="small" variant="primary" onPress={keep}>
          {t('boards.keep')}
        </Button>
      </div>
    </Popover>
  );
}
