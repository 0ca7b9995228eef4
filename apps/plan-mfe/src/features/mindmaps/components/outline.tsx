import { mapLimits } from '@reflectory/contracts/mindmaps';
import { branchOf } from '@reflectory/domain/mindmaps';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { MapSession } from '../model/session/map-session.ts';
import type { SessionView } from '../model/session/session-core.ts';
import { shownRows } from '../model/shown-rows.ts';
import type { WritingEnd } from '../model/writing-end.ts';
import type { Peer } from './map-node.tsx';
import type { NodeWritingProps } from './node-writing.tsx';
import { OutlineRow } from './outline-row.tsx';
import classes from './outline.module.css';

export type OutlineProps = {
  session: MapSession;
  view: SessionView;
  peers: ReadonlyMap<string, Peer>;
  found: ReadonlySet<string>;
  /** Whether the map has the keyboard. */
  isAway: boolean;
  onKeyDown(event: KeyboardEvent): void;
  onWritten(end: WritingEnd): void;
};

const isTouch = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/** The map as lines that are indented: the same nodes, for readers of the screen and for small ones. */
export function Outline({ session, view, peers, found, isAway, onKeyDown, onWritten }: OutlineProps) {
  const { t } = useTranslation('plan');
  const list = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { focus, selection, editing, canEdit } = view;
  useFollowFocus(list, focus, editing !== null);

  function handleClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const id = target?.closest('[data-node]')?.getAttribute('data-node') ?? null;
    if (id === null || target?.closest('textarea')) return;
    if (target?.closest('[data-act="fold"]')) return session.toggleFold(id);
    session.finish(true);
    if (session.endJoin(id)) return;
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
    if (isAdding) session.choose(id, new Set([...selection, id]));
    // On a phone a line is touched to write in it; a second press does it elsewhere.
    else if (canEdit && (isTouch() || event.detail > 1)) session.edit(id);
    else session.choose(id);
  }

  return (
    <>
      <p id={hintId} hidden>
        {t(canEdit ? 'mindmaps.outlineHint' : 'mindmaps.stageHintReading')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the same element */}
      <div
        ref={list}
        role="tree"
        tabIndex={-1}
        className={classes.outline}
        aria-label={t('mindmaps.outline')}
        aria-multiselectable
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onClick={handleClick}
      >
        <Lines
          session={session}
          view={view}
          peers={peers}
          found={found}
          isAway={isAway}
          onWritten={onWritten}
        />
      </div>
    </>
  );
}

type LinesProps = Omit<OutlineProps, 'onKeyDown'>;

function Lines({ session, view, peers, found, isAway, onWritten }: LinesProps) {
  const { scene, focus, selection, editing } = view;
  const { tree, rows, colours, top } = scene;
  const shown = useMemo(() => shownRows(scene), [scene]);
  const centre = rows.nodes.get(top) ?? null;
  const common = (id: string, most: number) => ({
    id,
    colour: colours.get(id),
    isFocused: focus === id,
    isSelected: selection.has(id),
    isFound: found.has(id),
    peer: peers.get(id),
    writing: editing?.id === id && !isAway ? writingIn(editing.text, most, session, onWritten) : null,
  });
  return (
    <>
      <OutlineRow
        {...common(top, mapLimits.title)}
        row={centre}
        text={(centre ?? { text: rows.map.title }).text}
        note={(centre ?? rows.map).note}
        depth={0}
        place={1}
        siblings={1}
        below={tree.rows.length}
        isFolded={false}
      />
      {shown.map((row) => {
        const siblings = tree.childrenOf(tree.parentOf(row.id) ?? '');
        const isFolded = scene.isFolded(row);
        const children = tree.childrenOf(row.id).length;
        return (
          <OutlineRow
            {...common(row.id, mapLimits.text)}
            key={row.id}
            row={row}
            text={row.text}
            note={row.note}
            depth={tree.depthOf(row.id)}
            place={siblings.indexOf(row) + 1}
            siblings={siblings.length}
            below={isFolded && children > 0 ? branchOf(tree, row.id).length - 1 : children}
            isFolded={isFolded}
          />
        );
      })}
    </>
  );
}

const writingIn = (
  text: string,
  most: number,
  { write }: MapSession,
  onEnd: OutlineProps['onWritten'],
): NodeWritingProps => ({
  text,
  most,
  enter: 'sibling',
  tab: 'indent',
  backTab: 'outdent',
  onWrite: write,
  onEnd,
});

/** Keeps what is looked at in sight, and the focus of the keyboard on it where that is in the outline. */
function useFollowFocus(list: RefObject<HTMLElement | null>, focus: string, isWriting: boolean) {
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(focus)}"]`);
    const active = document.activeElement;
    const hasFocus = active === document.body || list.current?.contains(active);
    if (!isWriting && hasFocus) row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [list, focus, isWriting]);
}
