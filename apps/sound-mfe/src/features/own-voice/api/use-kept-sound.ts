import { callStorage } from '@reflectory/client/storage';
import { useStorageCaller } from '../../../player/use-storage-caller.ts';

/** Answers the bytes of a recording of the signed-in person that the service keeps. Rejects without them. */
export function useKeptSound(): (objectName: string) => Promise<Blob> {
  const caller = useStorageCaller();
  return async (objectName) => {
    if (!caller) throw new Error('Nobody is signed in');
    const answer = await callStorage(caller, `object/authenticated/media/${objectName}`, {});
    if (!answer.ok) throw new Error(`Status ${answer.status}`);
    return answer.blob();
  };
}
