import { IconButton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { Viewport } from '../model/stage/viewport.ts';
import classes from './map-room.module.css';

/** Smaller, larger, and the whole of it. */
export function ZoomControls({ viewport, onFit }: { viewport: Viewport; onFit(): void }) {
  const { t } = useTranslation('plan');
  return (
    <div className={classes.zoom}>
      <IconButton
        icon="minus"
        size="small"
        label={t('mindmaps.zoomOut')}
        onPress={() => viewport.zoom(0.8)}
      />
      <IconButton icon="plus" size="small" label={t('mindmaps.zoomIn')} onPress={() => viewport.zoom(1.25)} />
      <IconButton icon="maximize" size="small" label={t('mindmaps.fit')} onPress={onFit} />
    </div>
  );
}
