import { VisuallyHidden } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { NodeRow } from '../model/map-rows.ts';

/** What signs say to those who do not see them. */
export function SpokenSigns({ row }: { row: Pick<NodeRow, 'icon' | 'note' | 'link'> }) {
  const { t } = useTranslation('plan');
  const said = [
    row.icon && t(`mindmaps.icons.${row.icon}`),
    row.note !== '' && t('mindmaps.hasNote'),
    row.link && t('mindmaps.hasLink'),
  ].filter(Boolean);
  return said.length > 0 && <VisuallyHidden>{` (${said.join(', ')})`}</VisuallyHidden>;
}
