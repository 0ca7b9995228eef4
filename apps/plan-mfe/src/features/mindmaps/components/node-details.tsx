import { mapLimits } from '@reflectory/contracts/mindmaps';
import { Button, IconButton, TextField } from '@reflectory/design-system';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GrownFrom } from '../../../shared/from-sentence/grown-from.tsx';
import { KeptText } from '../../../shared/kept-text.tsx';
import { mark, paint, removeNodes, writeNote } from '../model/map-acts.ts';
import { removeEdge, setEdge } from '../model/map-change.ts';
import type { EdgeRow, NodeRow } from '../model/map-rows.ts';
import type { MapSession } from '../model/session/map-session.ts';
import type { SessionView } from '../model/session/session-core.ts';
import { ColourChoice, IconChoice } from './look-choice.tsx';
import classes from './node-details.module.css';
import { NodeLink } from './node-link.tsx';

export type NodeDetailsProps = {
  session: MapSession;
  view: SessionView;
  history(id: string): ReactNode;
  onJoin(): void;
  onClose(): void;
};

/** What all of some nodes have; undefined where they differ. */
function common<Value>(rows: readonly NodeRow[], valueOf: (row: NodeRow) => Value): Value | undefined {
  const [first, ...rest] = rows.map(valueOf);
  return rest.every((value) => value === first) ? first : undefined;
}

/** Everything about the node that is looked at, and the look of all that are chosen. */
export function NodeDetails({ session, view, history, onJoin, onClose }: NodeDetailsProps) {
  const { t } = useTranslation('plan');
  const { scene, focus, selection, canEdit } = view;
  const { rows } = scene;
  const row = rows.nodes.get(focus);
  const chosen = [...selection].flatMap((id) => rows.nodes.get(id) ?? []);
  const ids = new Set(chosen.map(({ id }) => id));
  return (
    <section className={classes.panel} aria-label={t('mindmaps.details')}>
      <header className={classes.head}>
        <h2 dir="auto">
          {chosen.length > 1
            ? t('mindmaps.chosen', { count: chosen.length })
            : (row?.text ?? rows.map.title) || t('mindmaps.untitled')}
        </h2>
        <IconButton icon="x" size="small" label={t('mindmaps.closeDetails')} onPress={onClose} />
      </header>
      {canEdit && chosen.length > 0 && (
        <>
          <ColourChoice
            value={common(chosen, ({ colour }) => colour)}
            onChoose={(colour) => session.run(paint(ids, colour))}
          />
          <IconChoice
            value={common(chosen, ({ icon }) => icon)}
            onChoose={(icon) => session.run(mark(ids, icon))}
          />
        </>
      )}
      <KeptText
        key={`note ${focus}`}
        label={t('mindmaps.note')}
        value={(row ?? rows.map).note}
        maxLength={mapLimits.note}
        isReadOnly={!canEdit}
        onKeep={(note) => session.run(writeNote(session.ground(), focus, note))}
      />
      {row && <NodeLink session={session} row={row} canEdit={canEdit} />}
      {row && <CrossLinks session={session} view={view} id={row.id} onJoin={onJoin} />}
      {row && <GrownFrom type="map_node" id={row.id} />}
      {row && history(row.id)}
      {canEdit && chosen.length > 0 && (
        <div className={classes.acts}>
          <Button
            variant="danger"
            icon="trash"
            onPress={() => session.run(removeNodes(session.ground(), ids))}
          >
            {t('mindmaps.remove')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Lines from and to a node besides the tree. */
function CrossLinks({
  session,
  view,
  id,
  onJoin,
}: Pick<NodeDetailsProps, 'session' | 'view' | 'onJoin'> & { id: string }) {
  const { t } = useTranslation('plan');
  const { rows } = view.scene;
  const edges = [...rows.edges.values()].filter(({ from_id, to_id }) => from_id === id || to_id === id);
  if (edges.length === 0 && !view.canEdit) return null;
  return (
    <div>
      <h3 className={classes.legend}>{t('mindmaps.crossLinks')}</h3>
      <ul className={classes.rows}>
        {edges.map((edge) => (
          <CrossLink key={edge.id} session={session} view={view} edge={edge} id={id} />
        ))}
      </ul>
      {view.canEdit && (
        <Button size="small" icon="plus" onPress={onJoin}>
          {t('mindmaps.join')}
        </Button>
      )}
    </div>
  );
}

type CrossLinkProps = Pick<NodeDetailsProps, 'session' | 'view'> & { edge: EdgeRow; id: string };

/** A line to or from a node, and the words that stand on it. */
function CrossLink({ session, view, edge, id }: CrossLinkProps) {
  const { t } = useTranslation('plan');
  const [label, setLabel] = useState(edge.label);
  const other = edge.from_id === id ? edge.to_id : edge.from_id;
  const text = view.scene.rows.nodes.get(other)?.text || t('mindmaps.untitled');
  const keep = () => {
    if (label !== edge.label) session.run({ changes: [setEdge(edge.id, { label })] });
  };
  return (
    <li>
      <div>
        <Button
          variant="bare"
          icon={edge.from_id === id ? 'arrow-right' : 'arrow-left'}
          onPress={() => session.show(other)}
        >
          {text}
        </Button>
        {view.canEdit && (
          <TextField
            label={t('mindmaps.crossLinkLabel', { text })}
            value={label}
            maxLength={mapLimits.label}
            onChange={setLabel}
            onBlur={keep}
          />
        )}
      </div>
      {view.canEdit && (
        <IconButton
          icon="x"
          size="small"
          label={t('mindmaps.removeCrossLink', { text })}
          onPress={() => session.run({ changes: [removeEdge(edge.id)] })}
        />
      )}
    </li>
  );
}
