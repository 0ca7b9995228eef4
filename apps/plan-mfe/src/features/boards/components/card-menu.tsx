import { IconButton, Menu, type MenuItem } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { BoardScene } from '../model/board-scene.ts';
import { useOpenBoard } from '../model/board-context.ts';
import { type CardActs, useCardActs } from '../model/use-card-acts.ts';
import { standingOf, stepOf } from '../model/walk-cards.ts';

/** What can be done with a card, moving it first: the way of whoever does not drag. */
export function CardMenu({ card }: { card: Card }) {
  const { t } = useTranslation('plan');
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      label={t('boards.card.actsFor', { title: card.title })}
      trigger={
        <IconButton
          icon="ellipsis"
          size="small"
          label={t('boards.card.actsFor', { title: card.title })}
          excludeFromTabOrder
          data-card-menu
        />
      }
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      items={useItems(card, isOpen)}
    />
  );
}

type Section = { title?: string; items: MenuItem[] };

/** Nothing is worked out for the menus of all cards until one is opened. */
function useItems(card: Card, isOpen: boolean): Section[] {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const acts = useCardActs();
  const [, setSearch] = useSearchParams();
  if (!isOpen) return [];
  const open: MenuItem = {
    id: 'open',
    label: t('boards.card.open'),
    icon: 'maximize',
    onAction: () => setSearch({ card: card.id }),
  };
  if (!session.canEdit()) return [{ items: [open] }];
  const scene = session.scene();
  const isDone = card.completed_at !== null;
  return [
    {
      items: [
        open,
        {
          id: 'done',
          label: t(isDone ? 'boards.card.reopen' : 'boards.card.finish'),
          icon: 'check',
          onAction: () => acts.setDone(card, !isDone),
        },
      ],
    },
    { title: t('boards.card.move.title'), items: movesOf(card, scene, acts, t) },
    {
      items: [
        {
          id: 'archive',
          label: t('boards.card.archive'),
          icon: 'archive',
          onAction: afterMenu(() => acts.archive(card)),
        },
        {
          id: 'remove',
          label: t('boards.card.remove'),
          icon: 'trash',
          isDestructive: true,
          onAction: afterMenu(() => acts.remove(card)),
        },
      ],
    },
  ];
}

/** A menu gives the focus back to its button, which is gone with the card: what leads the focus elsewhere comes after that. */
const afterMenu = (act: () => void) => (): void =>
  void requestAnimationFrame(() => requestAnimationFrame(act));

/** Everywhere that a card can be brought. */
function movesOf(card: Card, scene: BoardScene, acts: CardActs, t: TFunction): MenuItem[] {
  const at = standingOf(scene, card.id);
  const steps = (['first', 'up', 'down', 'last'] as const).flatMap((to): MenuItem[] => {
    const move = stepOf(scene, card.id, to);
    return move
      ? [{ id: to, label: t(`boards.card.move.${to}`), onAction: afterMenu(() => acts.move(card, move)) }]
      : [];
  });
  const columns = scene.columns.flatMap((column, index): MenuItem[] =>
    index === at?.column
      ? []
      : [
          {
            id: column.id,
            label: t('boards.card.move.to', { column: column.title }),
            icon: 'arrow-right',
            onAction: afterMenu(() => acts.move(card, { columnId: column.id, before: null })),
          },
        ],
  );
  return [...columns, ...steps];
}
