import type { EmotionFamily } from '@reflectory/contracts/journal';
import { mapSigns } from '@reflectory/domain/mindmaps';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NodeRow } from '../model/map-rows.ts';
import type { Peer } from './map-node.tsx';
import { NodeWriting, type NodeWritingProps } from './node-writing.tsx';
import classes from './outline.module.css';
import { SpokenSigns } from './spoken-signs.tsx';

export type OutlineRowProps = {
  id: string;
  /** Null for the centre of the whole map. */
  row: NodeRow | null;
  text: string;
  note: string;
  depth: number;
  colour: EmotionFamily | undefined;
  place: number;
  siblings: number;
  below: number;
  isFolded: boolean;
  isFocused: boolean;
  isSelected: boolean;
  isFound: boolean;
  peer: Peer | undefined;
  writing: NodeWritingProps | null;
};

const levelOf = (depth: number) => ({ '--outline-level': Math.max(0, depth - 1) }) as CSSProperties;

/** A node as a line of the outline. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { id, depth, colour, place, siblings, below, isFolded } = props;
  return (
    <div
      role="treeitem"
      data-node={id}
      className={classes.row}
      style={levelOf(depth)}
      data-level={Math.min(depth, 2)}
      data-emotion={colour}
      data-selected={props.isSelected || undefined}
      data-focused={props.isFocused || undefined}
      data-found={props.isFound || undefined}
      aria-level={depth + 1}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={props.isSelected}
      aria-expanded={below > 0 ? !isFolded : undefined}
      tabIndex={props.isFocused ? 0 : -1}
    >
      <span className={classes.fold} data-act={below > 0 && depth > 0 ? 'fold' : undefined} aria-hidden>
        {depth > 0 && below > 0 && (
          <svg className={classes.triangle} viewBox="0 0 10 10" data-folded={isFolded || undefined}>
            <path d="M3 1.5L7 5 3 8.5" />
          </svg>
        )}
        {depth > 0 && below === 0 && <span className={classes.dot} data-emotion={colour} />}
      </span>
      <RowWords {...props} />
    </div>
  );
});

function RowWords({ row, text, note, below, isFolded, peer, writing }: OutlineRowProps) {
  const { t } = useTranslation('plan');
  return (
    <span className={classes.words}>
      {row?.icon && (
        <svg className={classes.sign} viewBox="0 0 16 16" aria-hidden>
          <path d={mapSigns[row.icon]} />
        </svg>
      )}
      {writing ? (
        <NodeWriting {...writing} isLine />
      ) : (
        <span className={text === '' ? classes.untitled : undefined} dir="auto">
          {text || t('mindmaps.untitled')}
        </span>
      )}
      {row && <SpokenSigns row={row} />}
      {row?.link && (
        <svg className={classes.sign} viewBox="0 0 16 16" aria-hidden>
          <path d={mapSigns.link} />
        </svg>
      )}
      {isFolded && below > 0 && (
        <span className={classes.hidden} aria-hidden>
          {below}
        </span>
      )}
      {peer && (
        <span className={classes.peer} data-emotion={peer.colour} aria-hidden>
          {peer.name}
        </span>
      )}
      {note !== '' && !writing && (
        <span className={classes.note} dir="auto" aria-hidden>
          {note}
        </span>
      )}
    </span>
  );
}
