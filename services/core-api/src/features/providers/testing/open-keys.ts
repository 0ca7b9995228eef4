import { openProviderKeys, type ProviderKeys } from '../../../provider/index.ts';

/** Keys of an installation whose operator allows one private origin. */
export function openKeys(url: string): ProviderKeys {
  const privateOrigins = [new URL(url).origin];
  const keys = openProviderKeys({
    secret: 'a secret of tests that is long',
    privateOrigins,
    timeoutMs: 5000,
  });
  if (!keys) throw new Error('There are no keys');
  return keys;
}
