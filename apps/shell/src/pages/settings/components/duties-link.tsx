import { ButtonLink } from '@reflectory/design-system';
import { satisfies } from '@reflectory/permissions';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

const DUTIES = '/settings/duties';

/** The way to what somebody may do for the instance who has no console of their own. */
export function DutiesLink() {
  const { boot, role } = usePlatform();
  const { t } = useTranslation('settings');
  const isOffered = boot.remotes.some(({ manifest }) =>
    manifest.routes.some((route) => route.path === DUTIES && satisfies(boot.principal ?? { role }, route)),
  );
  if (role !== 'user' || !isOffered) return null;
  return (
    <ButtonLink href={DUTIES} variant="quiet" icon="shield">
      {t('duties', { instance: boot.instance.name })}
    </ButtonLink>
  );
}
