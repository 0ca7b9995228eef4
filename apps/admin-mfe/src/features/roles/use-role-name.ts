import type { InstanceRole } from '@reflectory/contracts/members';
import { useTranslation } from 'react-i18next';

/** How a role is called: a built-in one by the product, an own one by the instance. */
export function useRoleName(): (role: Pick<InstanceRole, 'id' | 'name'>) => string {
  const { t } = useTranslation('admin');
  return ({ id, name }) => name ?? t(`roles.builtIn.${id}`);
}
