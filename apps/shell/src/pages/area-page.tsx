import { BeingBuilt, ButtonLink } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { Area } from '../navigation/areas.ts';
import { AreaNotice } from '../remotes/area-notice.tsx';

/** An area that no remote answers: honest about being built, or about its remote not being there right now. */
export function AreaPage({ area }: { area: Area }) {
  const { t } = useTranslation('nav');
  const name = t(area.id);
  const back = { href: '/journal', label: t('toJournal') };
  if (!area.remote) {
    return (
      <BeingBuilt title={name} state={t('beingBuilt.state')} back={back}>
        {t(`promises.${area.id}`)} {t('beingBuilt.note')}
      </BeingBuilt>
    );
  }
  return (
    <AreaNotice
      title={t('unavailable.title', { area: name })}
      {...(area.id !== 'journal' && { action: <ButtonLink href={back.href}>{back.label}</ButtonLink> })}
    >
      {t('unavailable.note')}
    </AreaNotice>
  );
}
