import { Button, Link, Table, type TableColumn } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenBoard, useScene } from '../model/board-context.ts';
import { dayInWords, todayOf } from '../model/today.ts';
import type { ViewProps } from './view-props.ts';
import classes from './views.module.css';

/** Rows that are shown at first, and added by a press. */
const STEP = 200;

/** The cards of a board as a table. */
export function TableView({ shown }: ViewProps) {
  const { t } = useTranslation('plan');
  const [amount, setAmount] = useState(STEP);
  const columns = useColumns();
  if (shown.cards.length === 0) return <p className={classes.none}>{t('boards.views.nothing')}</p>;
  return (
    <div className={classes.page}>
      <Table
        caption={t('boards.views.kinds.table')}
        columns={columns}
        rows={shown.cards.slice(0, amount)}
        rowKey={({ id }) => id}
      />
      {shown.cards.length > amount && (
        <Button onPress={() => setAmount(amount + STEP)}>
          {t('boards.views.more', { count: shown.cards.length - amount })}
        </Button>
      )}
    </div>
  );
}

function useColumns(): TableColumn<Card>[] {
  const { t, i18n } = useTranslation('plan');
  const { people } = useOpenBoard();
  const { columns, labels, labelsOf, peopleOf, board } = useScene();
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' });
  return [
    {
      key: 'title',
      header: t('boards.card.title'),
      isRowHeader: true,
      render: ({ id, title, completed_at: doneAt }) => (
        <Link href={`?card=${id}`}>
          {doneAt !== null && `${t('boards.facts.done')} `}
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    {
      key: 'column',
      header: t('boards.card.column'),
      render: ({ column_id: id }) => (columns.find((one) => one.id === id) ?? columns[0])?.title,
    },
    {
      key: 'due',
      header: t('boards.card.due_on'),
      render: ({ due_on: day, due_time: time }) =>
        day === null ? '' : [dayInWords(day, i18n.language, todayOf()), time].filter(Boolean).join(' '),
    },
    {
      key: 'priority',
      header: t('boards.card.priority'),
      render: ({ priority }) => (priority === 'none' ? '' : t(`boards.priorities.${priority}`)),
    },
    {
      key: 'people',
      header: t('boards.card.people'),
      render: ({ id }) => list.format(peopleOf(id).map((person) => people.nameOf(person))),
    },
    {
      key: 'labels',
      header: t('boards.card.labels'),
      render: ({ id }) =>
        list.format(labels.filter((label) => labelsOf(id).includes(label.id)).map(({ title }) => title)),
    },
    {
      key: 'estimate',
      header: t('boards.filter.sorts.estimate'),
      align: 'end',
      render: ({ estimate }) =>
        estimate === null ? '' : t(`boards.units.${board.estimate_unit}`, { count: estimate }),
    },
  ];
}
