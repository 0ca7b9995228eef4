import { MAP_LAYOUTS } from '@reflectory/contracts/mindmaps';
import { IconButton, Menu, type MenuItem } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import type { ExportKind } from '../exchange/export-map.ts';
import { layOut } from '../model/map-acts.ts';
import type { MapCommand } from '../model/map-keys.ts';
import type { MapSession } from '../model/session/map-session.ts';
import type { SessionView } from '../model/session/session-core.ts';

export type MapMenuProps = {
  session: MapSession;
  view: SessionView;
  /** What the page has to offer besides. */
  items: readonly MenuItem[];
  onCommand(command: MapCommand): void;
};

const EXPORTS: readonly ExportKind[] = ['png', 'svg', 'md', 'opml'];

/** What one seldom does with an open map. */
export function MapMenu({ session, view, items, onCommand }: MapMenuProps) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();

  async function save(kind: ExportKind) {
    const progress = toasts.progress(t('mindmaps.exporting'));
    try {
      const { exportMap } = await import('../exchange/export-map.ts');
      await exportMap(kind, view.scene);
    } catch {
      toasts.error(t('mindmaps.exportFailed'));
    } finally {
      progress.done();
    }
  }

  const layouts: MenuItem[] = MAP_LAYOUTS.map((layout) => ({
    id: layout,
    label: t(`mindmaps.layouts.${layout}`),
    ...(layout === view.scene.rows.map.layout && { icon: 'check' }),
    onAction: () => session.run(layOut(session.ground(), layout)),
  }));
  const exports: MenuItem[] = EXPORTS.map((kind) => ({
    id: kind,
    label: t(`mindmaps.exports.${kind}`),
    icon: kind === 'png' || kind === 'svg' ? 'image' : 'file-text',
    onAction: () => void save(kind),
  }));
  const acts: MenuItem[] = [
    { id: 'details', label: t('mindmaps.details'), icon: 'pencil', onAction: () => onCommand('details') },
    {
      id: 'branch',
      label: t('mindmaps.lookAtBranch'),
      icon: 'eye',
      onAction: () => onCommand('focus-branch'),
    },
    ...items,
    { id: 'keys', label: t('mindmaps.keys.title'), icon: 'info', onAction: () => onCommand('help') },
  ];
  return (
    <Menu
      label={t('mindmaps.more')}
      trigger={<IconButton icon="ellipsis" label={t('mindmaps.acts')} />}
      items={[
        { items: acts },
        ...(view.canEdit ? [{ title: t('mindmaps.layout'), items: layouts }] : []),
        { title: t('mindmaps.export'), items: exports },
      ]}
      placement="bottom end"
    />
  );
}
