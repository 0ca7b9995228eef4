import type { ListedBoard } from '@reflectory/contracts/boards';
import { Button, Icon, IconButton, Link, Menu } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/use-failure-text.ts';
import { useBoardListActs } from '../api/use-boards.ts';
import colors from './board-colors.module.css';
import classes from './board-list.module.css';

export type BoardListProps = { boards: readonly ListedBoard[]; title: string };

/** Boards, each with what lies on it. */
export function BoardList({ boards, title }: BoardListProps) {
  const { t, i18n } = useTranslation('plan');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const acts = useBoardListActs();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const attempt = (work: Promise<void>) =>
    void work.catch((error: unknown) => toasts.error(failureText(error)));

  async function setGone(id: string, isGone: boolean) {
    await acts.remove(id, isGone);
    setRemoved((now) => {
      const next = new Set(now);
      if (isGone) next.add(id);
      else next.delete(id);
      return next;
    });
  }

  // Made once: that takes longer than drawing a row.
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const shown = boards.filter(({ id, deleted_at: deletedAt }) => deletedAt === null || removed.has(id));
  return (
    <ul className={classes.list} aria-label={title}>
      {shown.map((board) =>
        board.deleted_at !== null ? (
          <li key={board.id} className={classes.removed}>
            <span>{t('boards.list.deleted', { title: board.title })}</span>
            <Button size="small" onPress={() => attempt(setGone(board.id, false))}>
              {t('boards.list.bringBack')}
            </Button>
          </li>
        ) : (
          <BoardRow
            key={board.id}
            board={board}
            day={date.format(new Date(board.changed_at))}
            onStar={() => attempt(acts.star(board.id, !board.is_starred))}
            onArchive={() => attempt(acts.archive(board.id, board.archived_at === null))}
            onRemove={() => attempt(setGone(board.id, true))}
          />
        ),
      )}
    </ul>
  );
}

type RowMenuProps = { board: ListedBoard; onStar(): void; onArchive(): void; onRemove(): void };

function BoardRow({ board, day, ...acts }: RowMenuProps & { day: string }) {
  const { t } = useTranslation('plan');
  const { id, title, is_starred: isStarred, is_owner: isOwner, cards, done, late } = board;
  const facts = [
    t('boards.list.open', { count: cards - done }),
    late > 0 && t('boards.list.late', { count: late }),
    board.is_shared && isOwner && t('boards.list.shared'),
    !isOwner && t('boards.list.sharedWithYou'),
    t('boards.list.changed', { day }),
  ].filter(Boolean);
  return (
    <li className={classes.row}>
      <span className={`${classes.color} ${colors.colored}`} data-color={board.color} aria-hidden="true" />
      <div className={classes.words}>
        <h2 className={classes.title} dir="auto">
          <Link href={`/boards/${id}`}>{title || t('boards.untitled')}</Link>
          {isStarred && <Icon name="star" size={16} label={t('boards.list.starred')} />}
        </h2>
        {board.about !== '' && (
          <p className={classes.about} dir="auto">
            {board.about}
          </p>
        )}
        <p className={classes.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={classes.acts}>
        <RowMenu board={board} {...acts} />
      </div>
    </li>
  );
}

function RowMenu({ board, onStar, onArchive, onRemove }: RowMenuProps) {
  const { t } = useTranslation('plan');
  const { title, is_starred: isStarred, is_owner: isOwner } = board;
  return (
    <Menu
      label={t('boards.list.actsFor', { title })}
      trigger={<IconButton icon="ellipsis" label={t('boards.list.actsFor', { title })} />}
      items={[
        {
          id: 'star',
          label: t(isStarred ? 'boards.list.unstar' : 'boards.list.star'),
          icon: 'star',
          onAction: onStar,
        },
        ...(isOwner
          ? [
              {
                id: 'archive',
                label: t(board.archived_at === null ? 'boards.list.archive' : 'boards.list.unarchive'),
                icon: 'archive' as const,
                onAction: onArchive,
              },
              {
                id: 'delete',
                label: t('boards.list.delete'),
                icon: 'trash' as const,
                isDestructive: true,
                onAction: onRemove,
              },
            ]
          : []),
      ]}
      placement="bottom end"
    />
  );
}
