import type { PasswordPolicy } from '@reflectory/contracts/auth';
import { useTranslation } from 'react-i18next';

/** What a policy demands of a password, one line each. */
export function DemandList({ policy }: { policy: PasswordPolicy }) {
  const { t } = useTranslation('admin');
  return (
    <ul>
      <li>{t('passwords.length', { count: policy.minLength })}</li>
      {policy.characters.map((group) => (
        <li key={group}>{t(`passwords.groups.${group}`)}</li>
      ))}
      {policy.refusesCommon && <li>{t('passwords.uncommon')}</li>}
    </ul>
  );
}
