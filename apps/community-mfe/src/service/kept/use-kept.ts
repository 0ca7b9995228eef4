import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { checkNowAndThen } from './check-kept.ts';
import { readOrFind } from './read-or-find.ts';

/** Reads what is kept on the device for a day, by the name of what is asked and what it is asked with. */
export function useKept() {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const owner = { instanceId: boot.instance.id, userId };
  const release = boot.remotes.find(({ name }) => name === 'community')?.hash ?? '';
  return <Data>(name: string, input: unknown, read: () => Promise<Data>): Promise<Data> =>
    readOrFind({
      owner,
      key: `${name} ${JSON.stringify(input)} ${release}`,
      read,
      onContact: () => checkNowAndThen(client, owner),
    });
}
