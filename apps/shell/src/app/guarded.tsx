import type { Role } from '@reflectory/contracts/members';
import { ButtonLink } from '@reflectory/design-system';
import { satisfiesRole } from '@reflectory/domain/roles';
import { usePlatform } from '@reflectory/platform-sdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaNotice } from '../remotes/area-notice.tsx';

/** What a screen needs of the person and of the instance. */
export type Needs = { role?: Role | undefined; feature?: string | undefined };

/** Draws a screen for those who may see it, and says plainly why not to everybody else. */
export function Guarded({ role: needed, feature, children }: Needs & { children: ReactNode }) {
  const { boot, role, hasFeature } = usePlatform();
  const { t } = useTranslation('nav');
  const isOff = !hasFeature(feature);
  // Who looks after the instance is told what is missing; nobody else learns of areas to come.
  const isMissing =
    feature !== undefined && !(feature in boot.features) && satisfiesRole(role, 'instance_admin');
  if (satisfiesRole(role, needed) && !isOff) return children;
  return (
    <AreaNotice
      title={isOff ? t('guarded.off') : t('guarded.role')}
      action={<ButtonLink href="/journal">{t('toJournal')}</ButtonLink>}
    >
      {isOff
        ? t('guarded.offNote', { instance: boot.instance.name })
        : t(`guarded.needs.${needed ?? 'user'}`, { instance: boot.instance.name })}
      {isMissing && <MissingFeature feature={feature} />}
    </AreaNotice>
  );
}

function MissingFeature({ feature }: { feature: string }) {
  const { t } = useTranslation('nav');
  return (
    <>
      {' '}
      {t('guarded.missingFeature', { feature })} <code dir="ltr">npm run feature -- {feature}</code>
    </>
  );
}
