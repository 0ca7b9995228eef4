import { FormDialog, IconButton, Menu, type MenuItem, Switch, TextField } from '@reflectory/design-system';
import type { BoardColumn } from '@reflectory/domain/boards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { archiveCards, removeColumn, set, stepColumn } from '../model/board-acts.ts';
import { useOpenBoard } from '../model/board-context.ts';

/** What can be done with a column. */
export function ColumnMenu({ column }: { column: BoardColumn }) {
  const { t } = useTranslation('plan');
  const [isChanging, setChanging] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const items = useColumnItems(column, () => setChanging(true));
  return (
    <>
      <Menu
        label={t('boards.column.actsFor', { title: column.title })}
        trigger={
          <IconButton
            icon="ellipsis"
            size="small"
            label={t('boards.column.actsFor', { title: column.title })}
          />
        }
        items={items}
        placement="bottom end"
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
      {isChanging && <ColumnDialog column={column} onClose={() => setChanging(false)} />}
    </>
  );
}

function useColumnItems(column: BoardColumn, onChange: () => void): MenuItem[] {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const { columns, placed } = session.scene();
  const index = columns.findIndex(({ id }) => id === column.id);
  const cards = placed.get(column.id) ?? [];
  const neighbour = columns[index - 1] ?? columns[index + 1];
  const step = (by: 1 | -1) => () => {
    session.run(stepColumn(session.scene(), column.id, by));
    session.say(
      t('boards.said.columnMoved', { title: column.title, place: index + 1 + by, count: columns.length }),
    );
  };
  return [
    { id: 'change', label: t('boards.column.change'), icon: 'pencil', onAction: onChange },
    ...(index > 0 ? [{ id: 'back', label: t('boards.column.moveBack'), onAction: step(-1) }] : []),
    ...(index < columns.length - 1
      ? [{ id: 'on', label: t('boards.column.moveOn'), onAction: step(1) }]
      : []),
    ...(cards.length > 0
      ? [
          {
            id: 'archive',
            label: t('boards.column.archiveAll', { count: cards.length }),
            icon: 'archive' as const,
            onAction: () => session.run(archiveCards(cards)),
          },
        ]
      : []),
    ...(neighbour
      ? [
          {
            id: 'remove',
            label: t('boards.column.remove'),
            description:
              cards.length > 0
                ? t('boards.column.removeMoves', { count: cards.length, title: neighbour.title })
                : undefined,
            icon: 'trash' as const,
            isDestructive: true,
            onAction: () => session.run(removeColumn(session.scene(), column)),
          },
        ]
      : []),
  ];
}

/** Name, limit and meaning of a column. */
function ColumnDialog({ column, onClose }: { column: BoardColumn; onClose(): void }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const [title, setTitle] = useState(column.title);
  const [limit, setLimit] = useState(column.card_limit === null ? '' : String(column.card_limit));
  const [isDone, setDone] = useState(column.is_done);
  const amount = limit.trim() === '' ? null : Number(limit);
  const isGood = amount === null || (Number.isInteger(amount) && amount >= 1 && amount <= 1000);
  const keep = () => {
    session.run([
      set('board_columns', column.id, {
        title: title.trim() || column.title,
        card_limit: amount,
        is_done: isDone,
      }),
    ]);
    onClose();
  };
  return (
    <FormDialog
      size="small"
      title={t('boards.column.change')}
      submitLabel={t('boards.keep')}
      disabledReason={isGood ? undefined : t('boards.column.limitWrong')}
      onSubmit={keep}
      onClose={onClose}
    >
      <TextField label={t('boards.column.title')} value={title} maxLength={200} onChange={setTitle} />
      <TextField
        label={t('boards.column.limit')}
        description={t('boards.column.limitHint')}
        inputMode="numeric"
        value={limit}
        onChange={setLimit}
        errorMessage={isGood ? undefined : t('boards.column.limitWrong')}
      />
      <Switch isSelected={isDone} onChange={setDone}>
        {t('boards.column.isDone')}
      </Switch>
    </FormDialog>
  );
}
