import { Button, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBoards } from '../features/boards/api/use-boards.ts';
import { BeginBoard } from '../features/boards/components/begin-board.tsx';
import { BoardList } from '../features/boards/components/board-list.tsx';
import lists from '../features/boards/components/board-list.module.css';
import { ExampleBoard } from '../features/boards/components/example-board.tsx';
import { OwnInvitations } from '../shared/sharing/own-invitations.tsx';
import { useFailureText } from '../shared/use-failure-text.ts';
import classes from './board.module.css';

/** All boards of a person, and those that others share with them. */
export default function BoardsPage() {
  const { t } = useTranslation(['plan', 'common']);
  const { data, isPending, isError, error, refetch } = useBoards();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const there = (data ?? []).filter(({ deleted_at: deletedAt }) => deletedAt === null);
  const isEmpty = data !== undefined && there.length === 0;
  const templates = there.filter(({ is_template: isTemplate }) => isTemplate);
  const [current, archived] = [
    (data ?? []).filter(({ is_template: isTemplate, archived_at: at }) => !isTemplate && at === null),
    (data ?? []).filter(({ archived_at: at, deleted_at: gone }) => at !== null && gone === null),
  ];
  const actions = <BeginBoard templates={templates} />;
  return (
    <div className={classes.page}>
      <PageHeader title={t('boards.title')} lead={t('boards.lead')} actions={!isEmpty && data && actions} />
      <OwnInvitations type="board" onAccepted={(id) => void navigate(`/boards/${id}`)} />
      {isPending && <Skeleton lines={6} label={t('common:loading')} />}
      {isError && !data && (
        <ErrorState
          title={t('boards.failed')}
          action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
        >
          {failureText(error)}
        </ErrorState>
      )}
      {isEmpty && (
        <EmptyState
          title={t('boards.empty.title')}
          action={actions}
          example={<ExampleBoard />}
          exampleLabel={t('boards.empty.example')}
        >
          {t('boards.empty.text')}
        </EmptyState>
      )}
      {data && <BoardList boards={current} title={t('boards.title')} />}
      {templates.length > 0 && (
        <section className={lists.others}>
          <h2>{t('boards.list.templates')}</h2>
          <BoardList boards={templates} title={t('boards.list.templates')} />
        </section>
      )}
      {archived.length > 0 && (
        <details className={lists.others}>
          <summary>{t('boards.list.archived', { count: archived.length })}</summary>
          <BoardList boards={archived} title={t('boards.list.archivedBoards')} />
        </details>
      )}
    </div>
  );
}
