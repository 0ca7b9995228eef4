import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

/** Through which client is read, and the head of every query key: answers are of a person and in their language. */
export function useScope() {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const { i18n } = useTranslation();
  return { client, key: ['insights', boot.instance.id, userId, i18n.language] as const };
}
