import { Button, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addColumn } from '../model/board-acts.ts';
import { useOpenBoard } from '../model/board-context.ts';
import classes from './board-room.module.css';

/** One more column, at the end. */
export function NewColumn() {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const [title, setTitle] = useState<string | null>(null);
  if (title === null)
    return (
      <div className={classes.newColumn}>
        <Button variant="bare" icon="plus" onPress={() => setTitle('')}>
          {t('boards.column.add')}
        </Button>
      </div>
    );
  const keep = () => {
    if (title.trim() !== '') {
      session.run([addColumn(session.scene(), title.trim())]);
      session.say(t('boards.said.columnAdded', { title: title.trim() }));
    }
    setTitle(null);
  };
  return (
    <div className={classes.newColumn}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asks for a column names it
        autoFocus
        label={t('boards.column.title')}
        value={title}
        maxLength={200}
        onChange={setTitle}
        onBlur={keep}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keep();
          if (key === 'Escape') setTitle(null);
        }}
      />
    </div>
  );
}
