import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { ServiceFailure } from './service-failure.ts';

/** What to tell a person about a read that failed: what is safe and what to do. */
export function useFailureMessage(): (error: unknown) => string {
  const { t } = useTranslation('journal');
  const { isOnline } = usePlatform();
  return (error) => {
    if (!isOnline) return t('errors.offline');
    return t(`errors.${error instanceof ServiceFailure ? error.kind : 'unreachable'}`);
  };
}
