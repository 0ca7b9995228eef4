import type { Card } from '@reflectory/domain/boards';
import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { boardKeyOf } from '../model/board-keys.ts';
import { useCanEdit, useOpenBoard, useScene } from '../model/board-context.ts';
import { useCardActs } from '../model/use-card-acts.ts';
import type { Shown } from '../model/use-looking.ts';
import { stepOf, walkTo } from '../model/walk-cards.ts';
import views from '../views/views.module.css';
import { BoardColumn } from './board-column.tsx';
import classes from './board-room.module.css';
import { ColumnPicker } from './column-picker.tsx';
import { LanesView } from './lanes-view.tsx';
import { NewColumn } from './new-column.tsx';

export type ColumnsViewProps = {
  shown: Shown;
  hasLanes: boolean;
  openId: string | null;
  visitorsOf: ReadonlyMap<string, string>;
  onOpen(cardId: string, part?: string): void;
  onHelp(): void;
};

const noCards: readonly Card[] = [];

/** The board as columns beside each other; on a phone one at a time. */
export function ColumnsView({ shown, hasLanes, openId, visitorsOf, onOpen, onHelp }: ColumnsViewProps) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const { placed, lanes } = useScene();
  const { columns } = shown;
  const canEdit = useCanEdit();
  const strip = useRef<HTMLDivElement>(null);
  const handleKey = useBoardKeys(shown, onOpen, onHelp);
  const { id: focused } = useSyncExternalStore(session.focus.subscribe, session.focus.get);
  const isInLanes = hasLanes && lanes.length > 0;
  const current = currentOf(shown, focused);
  return (
    <div className={classes.columns}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- cards hear keys, wherever they lie */}
      <section
        ref={strip}
        className={isInLanes ? views.lanes : classes.strip}
        aria-label={t('boards.board')}
        onKeyDown={handleKey}
        onFocus={({ target }) => {
          const id = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
          if (id !== undefined) session.focus.set({ id, isWanted: false });
        }}
      >
        {isInLanes && (
          <LanesView shown={shown} currentId={current?.id ?? null} openId={openId} visitorsOf={visitorsOf} />
        )}
        {!isInLanes &&
          columns.map((column) => (
            <BoardColumn
              key={column.id}
              column={column}
              cards={shown.placed.get(column.id) ?? noCards}
              amount={placed.get(column.id)?.length ?? 0}
              // Columns without it are not drawn anew when another card gets the focus.
              currentId={current?.columnId === column.id ? current.id : null}
              openId={openId}
              visitorsOf={visitorsOf}
            />
          ))}
        {canEdit && !isInLanes && <NewColumn />}
      </section>
      {!isInLanes && <ColumnPicker strip={strip} />}
    </div>
  );
}

/** The card that Tab leads to: the one that had the focus last, or the first one. */
function currentOf({ columns, placed }: Shown, focused: string | null) {
  let first: { id: string; columnId: string } | null = null;
  for (const { id: columnId } of columns) {
    const cards = placed.get(columnId) ?? noCards;
    if (focused !== null && cards.some(({ id }) => id === focused)) return { id: focused, columnId };
    if (cards[0]) first ??= { id: cards[0].id, columnId };
  }
  return first;
}

/** What keys do with the card that has the focus. */
function useBoardKeys(shown: Shown, onOpen: ColumnsViewProps['onOpen'], onHelp: () => void) {
  const { session } = useOpenBoard();
  const acts = useCardActs();
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.matches('input, textarea, select, button')) return;
    const id = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
    const scene = session.scene();
    const card = id === undefined ? undefined : scene.cards.get(id);
    const command = card && boardKeyOf(event.nativeEvent, document.documentElement.dir === 'rtl');
    if (!card || !command) return;
    event.preventDefault();
    if (command.kind === 'walk') {
      const next = walkTo(shown, card.id, command.to);
      if (next !== null) session.focusCard(next);
      return;
    }
    if (command.kind === 'help') return onHelp();
    if (command.kind === 'menu')
      return target.closest('[data-card]')?.querySelector<HTMLElement>('[data-card-menu]')?.click();
    if (!session.canEdit()) return;
    switch (command.kind) {
      case 'move': {
        const move = stepOf(shown, card.id, command.to);
        if (move) acts.move(card, move);
        break;
      }
      case 'done':
        acts.setDone(card, card.completed_at === null);
        break;
      case 'delete':
        acts.remove(card);
        break;
      case 'add':
        target.closest('section')?.querySelector<HTMLElement>('[data-quick-add]')?.click();
        break;
      default:
        onOpen(card.id, command.kind);
    }
  };
}
