import type { MenuItem } from '@reflectory/design-system';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitors } from '../api/use-visitors.ts';
import { BoardContext } from '../model/board-context.ts';
import type { BoardSession } from '../model/board-session.ts';
import { useOpenCard } from '../model/use-open-card.ts';
import frame from '../../../shared/room.module.css';
import type { ObjectPeople } from '../../../shared/objects/use-people.ts';
import { BoardBar } from './board-bar.tsx';
import classes from './board-room.module.css';
import { CardDetails } from './card-details.tsx';
import { ColumnsView } from './columns-view.tsx';

const KeysDialog = lazy(() => import('./keys.dialog.tsx'));

export type BoardRoomProps = {
  session: BoardSession;
  people: ObjectPeople;
  /** Where the newest change is, and who else is there. */
  state: ReactNode;
  /** What others changed meanwhile. */
  notices: ReactNode;
  actions: ReactNode;
  menuItems: readonly MenuItem[];
};

/** A board in the whole window, and beside it the card that is open. */
export function BoardRoom({ session, people, notices, ...bar }: BoardRoomProps) {
  const scene = useSyncExternalStore(session.subscribe, session.scene);
  const { id: openId, part, open, close } = useOpenCard(session);
  const [hasHelp, setHelp] = useState(false);
  const visitorsOf = useVisitors(session, people, openId);
  const context = useMemo(() => ({ session, people }), [session, people]);
  const card = openId === null ? undefined : scene.cards.get(openId);
  return (
    <BoardContext value={context}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- undo works wherever one is on the board */}
      <div className={frame.room} onKeyDown={(event) => handleUndo(event, session)}>
        <BoardBar {...bar} onHelp={() => setHelp(true)} />
        <div className={classes.body} data-card={card ? true : undefined}>
          <ColumnsView openId={openId} visitorsOf={visitorsOf} onOpen={open} onHelp={() => setHelp(true)} />
          {card && (
            <aside className={classes.aside}>
              <CardDetails key={card.id} card={card} part={part} onOpen={open} onClose={close} />
            </aside>
          )}
        </div>
        {notices}
        <Said session={session} />
        <Suspense fallback={null}>{hasHelp && <KeysDialog onClose={() => setHelp(false)} />}</Suspense>
      </div>
    </BoardContext>
  );
}

const isWriting = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function handleUndo(event: KeyboardEvent, { object }: BoardSession): void {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (!(ctrlKey || metaKey) || isWriting(event)) return;
  const isRedo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey);
  if (!isRedo && key.toLowerCase() !== 'z') return;
  event.preventDefault();
  if (isRedo) object.redo();
  else object.undo();
}

/** What was just done, for whoever does not see it. */
function Said({ session: { said } }: { session: BoardSession }) {
  const { t } = useTranslation('plan');
  const text = useSyncExternalStore(said.subscribe, said.get);
  return (
    <output className={classes.said} aria-label={t('boards.said.label')}>
      {text}
    </output>
  );
}
