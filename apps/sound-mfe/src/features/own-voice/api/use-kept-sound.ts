import { usePlatform } from '@reflectory/platform-sdk';

/** Answers the bytes of a recording of the signed-in person that the service keeps. @throws TypeError */
export function useKeptSound(): (objectName: string) => Promise<Blob> {
  const { client, boot } = usePlatform();
  return async (objectName) => {
    const { data } = await client.auth.getSession();
    const { url, anonKey } = boot.service;
    const answer = await fetch(`${url}/storage/v1/object/authenticated/media/${objectName}`, {
      headers: { apikey: anonKey, authorization: `Bearer ${data.session?.access_token ?? anonKey}` },
    });
    if (!answer.ok) throw new TypeError(`Status ${answer.status}`);
    return answer.blob();
  };
}
