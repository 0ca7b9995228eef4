import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { ServiceFailure } from '../../../service/service-failure.ts';
import { callStorage, storageStatus } from '@reflectory/client/storage';

/** Seconds that a recording can be heard without asking again. */
const ADDRESS_SECONDS = 6 * 3600;

/** Answers an address at which a file of the signed-in person can be heard for some hours. */
export function useSoundAddress(): (objectName: string) => Promise<string> {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  return async (objectName) => {
    const answer = await callStorage(
      { client, service: boot.service, userId },
      `object/sign/media/${objectName}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ expiresIn: ADDRESS_SECONDS }),
      },
    );
    if (!answer.ok) {
      const { code } = await storageStatus(answer);
      throw new ServiceFailure('refused', code, 'The recording cannot be heard');
    }
    const { signedURL } = (await answer.json()) as { signedURL: string };
    return `${boot.service.url}/storage/v1${signedURL}`;
  };
}
