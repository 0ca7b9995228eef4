import { failureCode } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

/** What to tell a person about a call that failed. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation(['plan', 'common']);
  const { isOnline } = usePlatform();
  return (error) =>
    isOnline ? t([`common:errors.${failureCode(error)}`, 'common:errors.internal']) : t('offline');
}
