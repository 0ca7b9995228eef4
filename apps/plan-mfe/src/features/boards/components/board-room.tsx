import { type MenuItem, Skeleton } from '@reflectory/design-system';
import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
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
import { type LookingState, useLooking, useShown } from '../model/use-looking.ts';
import { ViewBar } from './view-bar.tsx';

const KeysDialog = lazy(() => import('./keys.dialog.tsx'));
/** Views besides that of columns; their code comes when one of them is chosen. */
const otherViews = {
  table: lazy(async () => ({ default: (await import('../views/table-view.tsx')).TableView })),
  calendar: lazy(async () => ({ default: (await import('../views/calendar-view.tsx')).CalendarView })),
  timeline: lazy(async () => ({ default: (await import('../views/timeline-view.tsx')).TimelineView })),
  flow: lazy(async () => ({ default: (await import('../views/flow-view.tsx')).FlowView })),
};

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
  const handleHelp = useCallback(() => setHelp(true), []);
  const visitorsOf = useVisitors(session, people, openId);
  const state = useLooking();
  const shown = useShown(scene, state.looking);
  const context = useMemo(() => ({ session, people }), [session, people]);
  const card = openId === null ? undefined : scene.cards.get(openId);
  return (
    <BoardContext value={context}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- undo works wherever one is on the board */}
      <div className={`${frame.room} ${classes.frame}`} onKeyDown={(event) => handleUndo(event, session)}>
        <BoardBar {...bar} onHelp={handleHelp} />
        <ViewBar state={state} amount={shown.cards.length} />
        <div className={classes.body} data-card={card ? true : undefined}>
          <View
            state={state}
            shown={shown}
            openId={openId}
            visitorsOf={visitorsOf}
            onOpen={open}
            onHelp={handleHelp}
          />
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

type ViewProps = Omit<ComponentProps<typeof ColumnsView>, 'hasLanes'> & { state: LookingState };

/** The board as somebody looks at it. */
function View({ state, shown, ...columns }: ViewProps) {
  const { t } = useTranslation('common');
  const { kind, settings } = state.looking;
  if (kind === 'board')
    return <ColumnsView {...columns} shown={shown} hasLanes={settings.hasLanes ?? false} />;
  const Other = otherViews[kind];
  return (
    <Suspense fallback={<Skeleton lines={6} label={t('loading')} />}>
      <Other shown={shown} />
    </Suspense>
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
