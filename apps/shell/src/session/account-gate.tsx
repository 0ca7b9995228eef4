import { accountStatus } from '@reflectory/client';
import type {} from '@reflectory/contracts/account';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';

/** While an account is being deleted, its screen stands instead of the app. Until that is known, the app stands. */
export function AccountGate() {
  const { client, Slot } = usePlatform();
  const { data } = useQuery(accountStatus(client));
  if (!data?.deletion) return <Outlet />;
  return <Slot name="account.closing" props={{ purgeAfter: data.deletion.purge_after }} />;
}
