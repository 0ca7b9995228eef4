import type { Card, CardMove } from '@reflectory/domain/boards';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { archiveCards, completeCard, moveCard, remove } from './board-acts.ts';
import type { BoardSession } from './board-session.ts';
import { useOpenBoard } from './board-context.ts';
import { standingOf } from './walk-cards.ts';

/** Who reads the board hears where a card is now. */
function placeInWords(session: BoardSession, cardId: string) {
  const scene = session.scene();
  const at = standingOf(scene, cardId);
  const column = at && scene.columns[at.column];
  return {
    title: scene.cards.get(cardId)?.title ?? '',
    column: column?.title ?? '',
    place: (at?.place ?? 0) + 1,
    count: scene.placed.get(column?.id ?? '')?.length ?? 0,
    isOver: column?.card_limit ? (scene.placed.get(column.id)?.length ?? 0) > column.card_limit : false,
    limit: column?.card_limit ?? 0,
  };
}

/** The card that gets the focus when another one goes. */
function neighbourOf(session: BoardSession, cardId: string): string | null {
  const scene = session.scene();
  const at = standingOf(scene, cardId);
  const list = scene.placed.get(scene.columns[at?.column ?? -1]?.id ?? '') ?? [];
  const place = at?.place ?? 0;
  return (list[place + 1] ?? list[place - 1])?.id ?? null;
}

/** What is done with cards, each with words that are read out. */
export function useCardActs() {
  const { session } = useOpenBoard();
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  return useMemo(() => {
    const leave = (card: Card, changes: Parameters<BoardSession['run']>[0], key: string) => {
      const next = neighbourOf(session, card.id);
      session.run(changes);
      session.focusCard(next);
      toasts.info(t(`boards.said.${key}`, { title: card.title }), t('boards.said.undoHint'));
    };
    return {
      move(card: Card, move: CardMove, isFocused = true): void {
        session.run(moveCard(session.scene(), session.object.tables(), card, move));
        if (isFocused) session.focusCard(card.id);
        const words = placeInWords(session, card.id);
        session.say(t('boards.said.moved', words) + (words.isOver ? ` ${t('boards.said.over', words)}` : ''));
      },
      setDone(card: Card, isDone: boolean): void {
        session.run(completeCard(session.scene(), session.object.tables(), card, isDone));
        session.say(t(isDone ? 'boards.said.done' : 'boards.said.open', { title: card.title }));
      },
      archive: (card: Card): void => leave(card, archiveCards([card]), 'archived'),
      remove: (card: Card): void => leave(card, [remove('cards', card.id)], 'removed'),
    };
  }, [session, t, toasts]);
}

export type CardActs = ReturnType<typeof useCardActs>;
