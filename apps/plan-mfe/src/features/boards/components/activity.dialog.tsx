import { Button, Dialog, ErrorState, Skeleton } from '@reflectory/design-system';
import type {} from '@reflectory/contracts/editing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectPeople } from '../../../shared/objects/use-people.ts';
import { useScope } from '../../../shared/use-scope.ts';
import { happeningsOf, type Happening } from '../model/board-activity.ts';
import type { BoardSession } from '../model/board-session.ts';
import classes from './card-details.module.css';

export type ActivityDialogProps = { session: BoardSession; people: ObjectPeople; onClose(): void };

const PER_PAGE = 100;

/** The log of a board by the page, the newest change first. */
function useActivity(boardId: string) {
  const { client, key } = useScope();
  return useInfiniteQuery({
    queryKey: [...key, 'board-activity', boardId],
    staleTime: 0,
    gcTime: 0,
    initialPageParam: Number.MAX_SAFE_INTEGER,
    queryFn: async ({ pageParam }) => {
      const { data } = await client
        .from('object_changes')
        .select('number,row_id,table_name,user_id,made_at,kind,before,after')
        .eq('object_type', 'board')
        .eq('object_id', boardId)
        .lt('number', pageParam)
        .order('number', { ascending: false })
        .limit(PER_PAGE)
        .throwOnError();
      return data;
    },
    getNextPageParam: (page) => (page.length < PER_PAGE ? undefined : page.at(-1)?.number),
  });
}

/** What happened on a board, by whom and when; what was deleted comes back by one press. */
export default function ActivityDialog({ session, people, onClose }: ActivityDialogProps) {
  const { t } = useTranslation(['plan', 'common']);
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useActivity(
    session.object.place.id,
  );
  const happenings = happeningsOf(data?.pages.flat() ?? []);
  return (
    <Dialog isOpen title={t('boards.activity.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {isPending && <Skeleton lines={4} label={t('common:loading')} />}
      {isError && (
        <ErrorState
          title={t('boards.activity.failed')}
          action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
        />
      )}
      <ol className={classes.rows}>
        {happenings.map((happening) => (
          <Row key={happening.number} session={session} people={people} happening={happening} />
        ))}
      </ol>
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t('boards.activity.more')}
        </Button>
      )}
    </Dialog>
  );
}

type RowProps = { session: BoardSession; people: ObjectPeople; happening: Happening };

function Row({ session, people, happening }: RowProps) {
  const { t, i18n } = useTranslation('plan');
  const scene = useSyncExternalStore(session.subscribe, session.scene);
  const { kind, rowId, table, title, column, at, by } = happening;
  const known =
    table === 'board_columns' ? scene.columns.find(({ id }) => id === rowId) : scene.cards.get(rowId);
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <div>
        <p dir="auto">
          {t(`boards.activity.kinds.${kind}`, {
            title: known?.title ?? title ?? t('boards.activity.gone'),
            column: scene.columns.find(({ id }) => id === column)?.title ?? t('boards.activity.gone'),
          })}
        </p>
        <p className={classes.quiet}>{`${people.nameOf(by)} · ${moment.format(new Date(at))}`}</p>
      </div>
      {kind === 'removed' && !known && session.canEdit() && (
        <Button size="small" onPress={() => session.run([{ kind: 'restore', table, id: rowId }])}>
          {t('boards.archive.back')}
        </Button>
      )}
    </li>
  );
}
