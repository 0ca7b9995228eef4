import { boardShape } from '@reflectory/contracts/cards';
import { lastRank } from '@reflectory/domain/boards';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getObjects } from '../../../shared/objects/open-objects.ts';
import { whenReady } from '../../../shared/objects/when-ready.ts';
import { add } from '../model/board-acts.ts';
import { createBoardSession } from '../model/board-session.ts';
import { changesOfNewBoard } from '../model/new-board.ts';
import { type EditedBoard, QUIET_FIELDS } from './use-board.ts';

type Put = { boardId: string | null; title: string };

/** Puts a card on a board that is not open, into its first column, or on a new board; answers the id of the card. */
export function usePutOnBoard() {
  const { t } = useTranslation('plan');
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  return useMutation({
    networkMode: 'always',
    async mutationFn({ boardId, title }: Put): Promise<string> {
      const owner = { instanceId: boot.instance.id, userId };
      const objects = await getObjects({ client, service: boot.service, owner });
      const id = boardId ?? crypto.randomUUID();
      const { store, leave } = objects.open(boardShape, id, { quietFields: QUIET_FIELDS });
      try {
        if (boardId === null) {
          const columns = t('fromSentence.card.columns').split(' · ');
          const board = { title: t('fromSentence.card.newTitle'), columns, cards: [[title]] };
          const changes = changesOfNewBoard(id, board);
          store.change(changes, { isUndoable: false });
          return changes.at(-1)?.id ?? id;
        }
        await whenReady(store);
        const session = createBoardSession(store as unknown as EditedBoard);
        const { columns, placed } = session.scene();
        const column = columns.find(({ is_done: isDone }) => !isDone) ?? columns[0];
        if (!column || !session.canEdit()) throw new Error('This board takes no cards');
        const rank = lastRank(placed.get(column.id) ?? []);
        const card = add('cards', { column_id: column.id, title, rank });
        session.run([card]);
        return card.id;
      } finally {
        leave();
      }
    },
  });
}
