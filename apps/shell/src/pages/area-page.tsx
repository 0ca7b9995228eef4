import { BeingBuilt, Button } from '@reflectory/design-system';
import type { SpecifiedArea } from '@reflectory/domain/areas';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useShellServices } from '../services.ts';
import { AreaNotice } from '../remotes/area-notice.tsx';

/** An area that no remote answers: honest about being built, or about its remote not being there right now. */
export function AreaPage({ area }: { area: SpecifiedArea }) {
  const { t } = useTranslation(['nav', 'common']);
  const { leaveTo } = useShellServices();
  const { pathname, search } = useLocation();
  const name = t(area.id);
  const back = { href: '/journal', label: t('toJournal') };
  if (!area.place) {
    return (
      <BeingBuilt title={name} state={t('beingBuilt.state')} back={back}>
        {t(`promises.${area.id}`)} {t('beingBuilt.note')}
      </BeingBuilt>
    );
  }
  return (
    <AreaNotice
      title={t('unavailable.title', { area: name })}
      // A fresh document may know the remote, for instance since the person was given a role.
      action={<Button onPress={() => leaveTo(pathname + search)}>{t('common:retry')}</Button>}
    >
      {t('unavailable.note')}
    </AreaNotice>
  );
}
