import type { EmotionFamily } from '@reflectory/contracts/journal';
import { levelStyle, type MapBox, mapSigns, type NodeFace } from '@reflectory/domain/mindmaps';
import { type CSSProperties, memo } from 'react';
import type { NodeRow } from '../model/map-rows.ts';
import classes from './map-node.module.css';
import { SpokenSigns } from './spoken-signs.tsx';
import { NodeWriting, type NodeWritingProps } from './node-writing.tsx';

/** Somebody else who looks at a node. */
export type Peer = { id: string; name: string; colour: EmotionFamily };

export type MapNodeProps = {
  id: string;
  /** Null for the centre of the whole map. */
  row: NodeRow | null;
  box: MapBox;
  face: NodeFace;
  depth: number;
  colour: EmotionFamily | undefined;
  place: number;
  siblings: number;
  /** How many nodes hang on it, and whether these are shown. */
  below: number;
  isFolded: boolean;
  hasNote: boolean;
  isUntitled: boolean;
  isFocused: boolean;
  isSelected: boolean;
  isFound: boolean;
  isMoving: boolean;
  isAway: boolean;
  /** Seen from far away: its name alone. */
  isFar: boolean;
  canEdit: boolean;
  peer: Peer | undefined;
  writing: NodeWritingProps | null;
};

const placeOf = ({ x, y, width, height }: MapBox, depth: number): CSSProperties => {
  const { paddingX, paddingY } = levelStyle(depth);
  return { translate: `${x}px ${y}px`, width, height, padding: `${paddingY}px ${paddingX}px` };
};

function Sign({ name, isLast = false }: { name: keyof typeof mapSigns; isLast?: boolean }) {
  return (
    <svg className={classes.sign} viewBox="0 0 16 16" aria-hidden data-last={isLast || undefined}>
      <path d={mapSigns[name]} />
    </svg>
  );
}

/** One node on the plane. Drawn anew only when something of its own changed. */
export const MapNode = memo(function MapNode(props: MapNodeProps) {
  const { id, row, box, face, depth, colour, place, siblings, below, isFolded, hasNote, isUntitled } = props;
  return (
    <div
      role="treeitem"
      data-node={id}
      className={classes.node}
      style={placeOf(box, depth)}
      data-level={Math.min(depth, 2)}
      data-emotion={colour}
      data-selected={props.isSelected || undefined}
      data-focused={props.isFocused || undefined}
      data-away={props.isAway || undefined}
      data-found={props.isFound || undefined}
      data-moving={props.isMoving || undefined}
      data-far={props.isFar || undefined}
      aria-level={depth + 1}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={props.isSelected}
      aria-expanded={below > 0 ? !isFolded : undefined}
      tabIndex={props.isFocused ? 0 : -1}
    >
      <span className={classes.face} dir="auto">
        {row?.icon && <Sign name={row.icon} />}
        <span className={classes.text} data-untitled={isUntitled || undefined}>
          {face.lines.map((line, index) => (
            <span key={index} className={classes.line}>
              {line}
            </span>
          ))}
        </span>
        {hasNote && <Sign name="note" isLast />}
        {row?.link && <Sign name="link" isLast />}
        {row && <SpokenSigns row={row} />}
      </span>
      {props.writing && <NodeWriting {...props.writing} />}
      {!props.isFar && <Handles {...props} />}
      {props.peer && <PeerMark peer={props.peer} />}
    </div>
  );
});

const HANDLE = 24;

/** For the pointer alone: keys do the same. Only the node that is looked at has them, and folded ones say how much they hide. */
function Handles({ box, below, isFolded, isFocused, canEdit, writing, depth }: MapNodeProps) {
  if (writing) return null;
  const way = depth === 0 ? 'right' : box.way;
  const line = depth === 0 ? box.height / 2 : box.height;
  const at = (distance: number): CSSProperties => {
    if (way === 'down') return { left: box.width / 2 - HANDLE / 2, top: box.height + distance };
    return {
      top: line - HANDLE / 2,
      ...(way === 'right' ? { left: box.width + distance } : { right: box.width + distance }),
    };
  };
  const hasFold = depth > 0 && below > 0 && (isFolded || isFocused);
  return (
    <>
      {hasFold && (
        <span className={`${classes.handle} ${classes.folded}`} style={at(2)} data-act="fold" aria-hidden>
          <span className={classes.count}>{isFolded ? below : '−'}</span>
        </span>
      )}
      {isFocused && canEdit && !isFolded && (
        <span className={classes.handle} style={at(hasFold ? 28 : 2)} data-act="add" aria-hidden>
          <svg className={classes.plus} viewBox="0 0 10 10">
            <path d="M5 1v8M1 5h8" />
          </svg>
        </span>
      )}
    </>
  );
}

function PeerMark({ peer }: { peer: Peer }) {
  return (
    <span aria-hidden data-emotion={peer.colour}>
      <span className={classes.ring} data-emotion={peer.colour} />
      <span className={classes.peer} data-emotion={peer.colour}>
        {peer.name}
      </span>
    </span>
  );
}
