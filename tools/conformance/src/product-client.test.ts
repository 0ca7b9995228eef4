import { createServiceClient } from '@reflectory/client';
import { describeClientContract } from '@reflectory/client/client-contract';
import { describe } from 'vitest';
import { newAddress, PASSWORD, useService } from './testing/index.ts';

// What the front ends' tests presume of their stand-in, shown of the service itself.
describe('the client of our front ends', () => {
  const { url, anonKey } = useService();
  describeClientContract('with the service', async () => {
    const client = createServiceClient({ url, anonKey });
    const email = newAddress();
    const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
    if (error) throw error;
    return { client, userId: data.user?.id ?? '', email, password: PASSWORD };
  });
});
