import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../model/session/session-core.ts';
import classes from './map-room.module.css';

/** Which branch is looked at alone, and the way back. */
export function BranchTrail({ view, onLeave }: { view: SessionView; onLeave(): void }) {
  const { t } = useTranslation('plan');
  const row = view.top === null ? undefined : view.scene.rows.nodes.get(view.top);
  if (!row) return null;
  return (
    <div className={classes.trail}>
      <Button size="small" variant="bare" icon="arrow-left" onPress={onLeave}>
        {t('mindmaps.wholeMap')}
      </Button>
      <span dir="auto">{row.text}</span>
    </div>
  );
}
