import { Icon } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useKeeping } from '../device/use-kept-music.ts';
import classes from './music.module.css';

/** Says that all of these pieces are on this device. */
export function KeptSign({ trackIds }: { trackIds: readonly string[] }) {
  const { t } = useTranslation('sound');
  const { sizes } = useKeeping();
  const isKept = trackIds.length > 0 && trackIds.every((id) => sizes.has(id));
  return isKept && <Icon name="download" size={14} label={t('music.device.here')} className={classes.kept} />;
}
