import type { MenuItem } from '@reflectory/design-system';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { endWriting } from '../model/end-writing.ts';
import { type MapCommand, mapKeyOf } from '../model/map-keys.ts';
import { runCommand, walkMap, walkOutline, walkToEnd } from '../model/run-command.ts';
import type { MapSession } from '../model/session/map-session.ts';
import { shownIds } from '../model/shown-rows.ts';
import { createViewport, type Viewport } from '../model/stage/viewport.ts';
import { useClipboard } from '../model/use-clipboard.ts';
import { useFinding } from '../model/use-finding.ts';
import type { WritingEnd } from '../model/writing-end.ts';
import { FindBar } from './find-bar.tsx';
import { MapBar } from './map-bar.tsx';
import type { Peer } from './map-node.tsx';
import frame from '../../../shared/room.module.css';
import classes from './map-room.module.css';
import { MapStage } from './map-stage.tsx';
import { NodeDetails } from './node-details.tsx';
import { Outline } from './outline.tsx';
import { OutlineBar } from './outline-bar.tsx';
import { StageNotes } from './stage-notes.tsx';

const [KeysDialog, TooMuchDialog] = [
  lazy(() => import('./keys.dialog.tsx')),
  lazy(() => import('./too-much.dialog.tsx')),
];

export type MapRoomProps = {
  session: MapSession;
  peers: ReadonlyMap<string, Peer>;
  /** Where the writing is, and who else is there. */
  state: ReactNode;
  /** What others changed meanwhile. */
  notices: ReactNode;
  actions: ReactNode;
  menuItems: readonly MenuItem[];
  /** What a node was before, where the service can be asked. */
  history(id: string): ReactNode;
};

const isNarrow = () => globalThis.matchMedia?.('(width < 48rem)').matches ?? false;

/** What is open beside the drawing, and which of the two has the keyboard. */
function usePanes() {
  const [panes, setPanes] = useState<Panes>(() => ({
    hasOutline: isNarrow(),
    hasDetails: false,
    hasHelp: false,
  }));
  const [hasOutlineKeys, setOutlineActive] = useState(isNarrow);
  return { panes, setPanes, isOutlineActive: panes.hasOutline && hasOutlineKeys, setOutlineActive };
}

/** A map in the whole window: drawn, as an outline, or both beside each other. */
export function MapRoom({ session, peers, notices, history, ...bar }: MapRoomProps) {
  const view = useSyncExternalStore(session.subscribe, session.getView);
  const [viewport] = useState(createViewport);
  const { panes, setPanes, isOutlineActive, setOutlineActive } = usePanes();
  const room = useRef<HTMLDivElement>(null);
  const finding = useFinding(session, view);
  const clipboard = useClipboard(session);
  const commands = useCommands({ session, viewport, room, setPanes, onSearch: finding.open });
  const { hasOutline, hasDetails, hasHelp } = panes;
  const shared = { session, view, peers, found: finding.ids, onWritten: commands.endWriting };
  return (
    <div ref={room} className={frame.room} {...clipboard.handlers}>
      <MapBar {...bar} session={session} view={view} hasOutline={hasOutline} onCommand={commands.run} />
      <div
        className={classes.body}
        data-outline={hasOutline || undefined}
        data-details={hasDetails || undefined}
      >
        <Finding finding={finding} onLeave={commands.focusTree} />
        {hasOutline && (
          <div className={classes.side} onFocus={() => setOutlineActive(true)}>
            <Outline {...shared} isAway={!isOutlineActive} onKeyDown={commands.handleOutlineKey} />
            {view.canEdit && <OutlineBar onCommand={commands.run} />}
          </div>
        )}
        <div className={classes.drawing} onFocus={() => setOutlineActive(false)}>
          <MapStage
            {...shared}
            viewport={viewport}
            isAway={isOutlineActive}
            onKeyDown={commands.handleMapKey}
          />
          <StageNotes session={session} view={view} viewport={viewport} onCommand={commands.run} />
        </div>
        {hasDetails && (
          <aside className={classes.details}>
            <NodeDetails
              session={session}
              view={view}
              history={history}
              onJoin={() => {
                session.beginJoin(view.focus);
                commands.focusTree();
              }}
              onClose={() => commands.run('details')}
            />
          </aside>
        )}
      </div>
      {notices}
      <RoomDialogs hasHelp={hasHelp} clipboard={clipboard} onCommand={commands.run} />
    </div>
  );
}

function Finding({ finding, onLeave }: { finding: ReturnType<typeof useFinding>; onLeave(): void }) {
  const { query, count, place, look, step, close } = finding;
  if (query === null) return null;
  return (
    <FindBar
      query={query}
      count={count}
      place={place}
      onQuery={look}
      onStep={step}
      onClose={() => {
        close();
        onLeave();
      }}
    />
  );
}

type RoomDialogsProps = {
  hasHelp: boolean;
  clipboard: ReturnType<typeof useClipboard>;
  onCommand(command: MapCommand): void;
};

function RoomDialogs({ hasHelp, clipboard, onCommand }: RoomDialogsProps) {
  return (
    <Suspense fallback={null}>
      {hasHelp && <KeysDialog onClose={() => onCommand('help')} />}
      {clipboard.tooMuch && <TooMuchDialog {...clipboard.tooMuch} onAnswer={clipboard.answer} />}
    </Suspense>
  );
}

type Panes = { hasOutline: boolean; hasDetails: boolean; hasHelp: boolean };
type CommandOptions = {
  session: MapSession;
  viewport: Viewport;
  room: RefObject<HTMLElement | null>;
  setPanes(change: (panes: Panes) => Panes): void;
  onSearch(): void;
};

/** What keys and buttons do, in the map and in its outline. */
function useCommands({ session, viewport, room, setPanes, onSearch }: CommandOptions) {
  // The outline stands first where it is there.
  const focusTree = () =>
    room.current?.querySelector<HTMLElement>('[role="tree"] [tabindex="0"]')?.focus({ preventScroll: true });
  const toggle = (pane: keyof Panes) => setPanes((panes) => ({ ...panes, [pane]: !panes[pane] }));

  function run(command: MapCommand): void {
    if (command === 'add-sibling' && session.endJoin(session.getView().focus)) return;
    if (runCommand(session, command)) return;
    const { scene, top, joining } = session.getView();
    if (command === 'zoom-in') viewport.zoom(1.25);
    if (command === 'zoom-out') viewport.zoom(0.8);
    if (command === 'fit') viewport.fit(scene.bounds);
    if (command === 'search') onSearch();
    if (command === 'details') toggle('hasDetails');
    if (command === 'help') toggle('hasHelp');
    if (command === 'other-view') {
      // At once, so that the keyboard can go on in what comes.
      flushSync(() => toggle('hasOutline'));
      focusTree();
    }
    if (command === 'leave') {
      if (joining !== null) session.beginJoin(null);
      else if (top !== null) session.lookAt(null);
      // Out of the map, which keeps Tab for itself.
      else room.current?.querySelector<HTMLElement>('[data-map-acts] button')?.focus();
    }
  }

  function handleKey(event: KeyboardEvent, walk: Walk): void {
    const key = mapKeyOf(event.nativeEvent, session.getView().scene.isRightToLeft);
    if (key === null) return;
    event.preventDefault();
    event.stopPropagation();
    if ('arrow' in key) walk(key.arrow, key.extends);
    else run(key.command);
  }

  return {
    run,
    focusTree,
    endWriting: (end: WritingEnd) => endWriting(session, end, shownIds(session.getView().scene)),
    handleMapKey: (event: KeyboardEvent) =>
      handleKey(event, (arrow, isExtending) => walkMap(session, arrow, isExtending)),
    handleOutlineKey(event: KeyboardEvent) {
      // In an outline one indents with Tab.
      if (event.key === 'Tab') {
        event.preventDefault();
        return run(event.shiftKey ? 'outdent' : 'indent');
      }
      if (event.key === 'Home' || event.key === 'End') {
        event.preventDefault();
        return walkToEnd(session, shownIds(session.getView().scene), event.key === 'Home' ? 'first' : 'last');
      }
      handleKey(event, (arrow, isExtending) =>
        walkOutline(session, shownIds(session.getView().scene), arrow, isExtending),
      );
    },
  };
}

type Walk = (arrow: Parameters<typeof walkMap>[1], isExtending: boolean) => void;
