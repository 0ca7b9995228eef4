import { ButtonLink } from '@reflectory/design-system';
import { type Needs as NeedsOfPerson, satisfies } from '@reflectory/permissions';
import { usePlatform } from '@reflectory/platform-sdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaNotice } from '../remotes/area-notice.tsx';

/** What a screen needs of the person and of the instance. */
export type Needs = NeedsOfPerson & { feature?: string | undefined };

/** Draws a screen for those who may see it, and says plainly why not to everybody else. */
export function Guarded({ feature, children, ...needs }: Needs & { children: ReactNode }) {
  const { boot, role, hasFeature } = usePlatform();
  const principal = boot.principal ?? { role };
  const { t } = useTranslation('nav');
  const isOff = !hasFeature(feature);
  // Who looks after the instance is told what is missing; nobody else learns of areas to come.
  const isMissing =
    feature !== undefined && !(feature in boot.features) && satisfies(principal, { role: 'instance_admin' });
  if (satisfies(principal, needs) && !isOff) return children;
  return (
    <AreaNotice
      title={isOff ? t('guarded.off') : t('guarded.role')}
      action={<ButtonLink href="/journal">{t('toJournal')}</ButtonLink>}
    >
      {isOff
        ? t('guarded.offNote', { instance: boot.instance.name })
        : t(`guarded.needs.${needs.role ?? (needs.permissions ? 'instance_admin' : 'user')}`, {
            instance: boot.instance.name,
          })}
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
