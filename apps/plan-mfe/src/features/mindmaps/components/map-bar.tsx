import { IconButton, type MenuItem } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MapCommand } from '../model/map-keys.ts';
import type { MapSession } from '../model/session/map-session.ts';
import type { SessionView } from '../model/session/session-core.ts';
import { MapMenu } from './map-menu.tsx';
import classes from '../../../shared/room.module.css';

export type MapBarProps = {
  session: MapSession;
  view: SessionView;
  hasOutline: boolean;
  state: ReactNode;
  actions: ReactNode;
  menuItems: readonly MenuItem[];
  onCommand(command: MapCommand): void;
};

/** Name, state and acts of an open map. */
export function MapBar({ session, view, hasOutline, state, actions, menuItems, onCommand }: MapBarProps) {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const { map } = view.scene.rows;
  return (
    <header className={classes.bar}>
      <IconButton icon="arrow-left" label={t('mindmaps.leave')} onPress={() => void navigate('/mindmaps')} />
      <h1 className={classes.heading} dir="auto">
        {map.title || t('mindmaps.untitled')}
      </h1>
      <div className={classes.state}>{state}</div>
      <div className={classes.acts} data-map-acts>
        <IconButton
          icon={hasOutline ? 'map' : 'list'}
          label={t(hasOutline ? 'mindmaps.closeOutline' : 'mindmaps.outline')}
          isPressed={hasOutline}
          onPress={() => onCommand('other-view')}
        />
        <IconButton icon="search" label={t('mindmaps.find')} onPress={() => onCommand('search')} />
        <MapMenu session={session} view={view} items={menuItems} onCommand={onCommand} />
      </div>
      <div className={classes.more}>
        {view.canEdit && (
          <>
            <IconButton
              icon="rotate-back"
              label={t('mindmaps.undo')}
              isDisabled={!view.canUndo}
              onPress={session.undo}
            />
            <IconButton
              icon="rotate-forward"
              label={t('mindmaps.redo')}
              isDisabled={!view.canRedo}
              onPress={session.redo}
            />
          </>
        )}
        {actions}
      </div>
    </header>
  );
}
