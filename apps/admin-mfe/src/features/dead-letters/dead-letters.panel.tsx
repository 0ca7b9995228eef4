import type { DeadLetter } from '@reflectory/contracts/events';
import { Button, EmptyState, Table, type TableColumn } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { useReport } from '../../shared/use-report.ts';
import { useDeadLetters, useRepeatDeadLetter } from './api/dead-letters.ts';
import classes from './dead-letters.module.css';

/** What failed in the background, and having it done again. */
export function DeadLettersPanel() {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>{t('deadLetters.title')}</h2>
      <p className={classes.lead}>{t('deadLetters.lead')}</p>
      <Loaded query={useDeadLetters()}>
        {(letters) => (
          <Table
            caption={t('deadLetters.title')}
            isCaptionHidden
            columns={columns}
            rows={letters}
            rowKey={({ id, handler }) => `${id} ${handler}`}
            empty={<EmptyState title={t('deadLetters.empty')}>{t('deadLetters.emptyText')}</EmptyState>}
          />
        )}
      </Loaded>
    </div>
  );
}

function useColumns(): TableColumn<DeadLetter>[] {
  const { t, i18n } = useTranslation('admin');
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      key: 'task',
      header: t('deadLetters.task'),
      isRowHeader: true,
      render: ({ handler }) => t(`deadLetters.tasks.${handler}`, { defaultValue: handler }),
    },
    { key: 'instance', header: t('deadLetters.instance'), render: ({ instance }) => <bdi>{instance}</bdi> },
    {
      key: 'failure',
      header: t('deadLetters.failure'),
      render: ({ failure }) => <code dir="ltr">{failure}</code>,
    },
    {
      key: 'failedAt',
      header: t('deadLetters.failedAt'),
      render: ({ failed_at: failedAt }) => (
        <time dateTime={failedAt}>{moment.format(new Date(failedAt))}</time>
      ),
    },
    {
      key: 'repeat',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      render: (letter) => <Repeat letter={letter} />,
    },
  ];
}

function Repeat({ letter: { id, handler } }: { letter: DeadLetter }) {
  const { t } = useTranslation('admin');
  const report = useReport();
  const repeat = useRepeatDeadLetter();
  const handlePress = (): void =>
    void report(() => repeat.mutateAsync({ id, handler }), t('deadLetters.repeated'));
  return (
    <Button
      size="small"
      isPending={repeat.isPending}
      pendingLabel={t('deadLetters.repeating')}
      onPress={handlePress}
    >
      {t('deadLetters.repeat')}
    </Button>
  );
}
