import { useTranslation } from 'react-i18next';
import type { MapCommand } from '../model/map-keys.ts';
import type { MapSession } from '../model/session/map-session.ts';
import type { SessionView } from '../model/session/session-core.ts';
import type { Viewport } from '../model/stage/viewport.ts';
import { BranchTrail } from './branch-trail.tsx';
import classes from './map-room.module.css';
import { ZoomControls } from './zoom-controls.tsx';

export type StageNotesProps = {
  session: MapSession;
  view: SessionView;
  viewport: Viewport;
  onCommand(command: MapCommand): void;
};

/** What lies over the drawing: where one is, what one is about to do, how to begin, how large it is. */
export function StageNotes({ session, view, viewport, onCommand }: StageNotesProps) {
  const { t } = useTranslation('plan');
  const { scene, canEdit, editing, joining } = view;
  const isEmpty = scene.whole.rows.length === 0;
  return (
    <>
      <BranchTrail view={view} onLeave={() => session.lookAt(null)} />
      {joining !== null && (
        <output className={classes.trail}>
          {t('mindmaps.joining', { text: scene.rows.nodes.get(joining)?.text ?? '' })}
        </output>
      )}
      {isEmpty && canEdit && !editing && <p className={classes.begin}>{t('mindmaps.begin')}</p>}
      <ZoomControls viewport={viewport} onFit={() => onCommand('fit')} />
    </>
  );
}
