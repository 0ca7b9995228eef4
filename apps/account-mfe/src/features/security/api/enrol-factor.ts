import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { retryUnlessRefused } from '../../../shared/retry.ts';

/** What an authenticator app needs to know. */
export type Enrolment = { factorId: string; picture: string; secret: string; address: string };

/** Starts a second factor; it counts once a code of it was given. An earlier start that was left is forgotten. */
export function useEnrolFactor() {
  const { client, boot } = usePlatform();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async (name: string): Promise<Enrolment> => {
      const { mfa } = client.auth;
      const listed = await mfa.listFactors();
      if (listed.error) throw listed.error;
      for (const { id, status } of listed.data.all) {
        if (status === 'unverified') await mfa.unenroll({ factorId: id });
      }
      const { data, error } = await mfa.enroll({
        factorType: 'totp',
        friendlyName: name,
        issuer: boot.instance.brand.productName,
      });
      if (error) throw error;
      return {
        factorId: data.id,
        picture: data.totp.qr_code,
        secret: data.totp.secret,
        address: data.totp.uri,
      };
    },
  });
}
