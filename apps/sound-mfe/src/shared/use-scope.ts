import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';

/** Through which client is read, and the head of every query key: answers are of a person. */
export function useScope() {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  return { client, key: ['sound', boot.instance.id, userId] as const };
}
