import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useEffect } from 'react';
import { FILES_DATABASE } from '../features/attachments/model/waiting-file.ts';

/** Milliseconds after the journal was opened: what is on the screen comes first. */
const AFTER_MS = 2000;

/** Sends pictures and files that were left on this device, whichever entry they are of. */
export function useWaitingFiles(): void {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const { service } = boot;
  const instanceId = boot.instance.id;
  useEffect(() => {
    const send = async (): Promise<void> => {
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === FILES_DATABASE)) return;
      const { getFileOutbox } = await import('../features/attachments/api/get-file-outbox.ts');
      getFileOutbox(client, service, { instanceId, userId });
    };
    // Where a browser does not say what it keeps, they go when their entry is opened.
    const timer = setTimeout(() => void send().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, service, instanceId, userId]);
}
