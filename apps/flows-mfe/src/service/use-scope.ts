import { failureCode, type ServiceClient } from '@reflectory/client';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

/** Through which client is read, and the head of every query key: nobody is shown another person's answers. */
export function useScope(): {
  client: ServiceClient;
  key: readonly ['flows', instanceId: string, userId: string];
} {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  return { client, key: ['flows', boot.instance.id, userId] };
}

/** What to tell a person about a call that failed. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation(['flows', 'common']);
  const { isOnline } = usePlatform();
  return (error) =>
    isOnline ? t([`common:errors.${failureCode(error)}`, 'common:errors.internal']) : t('offline');
}
