import { Outlet } from 'react-router-dom';
import { lazyPage } from '../app/lazy-page.tsx';
import { useAccountStatus } from '../pages/settings/api/find-account-status.ts';

const ClosingAccount = lazyPage(() => import('../pages/settings/closing-account.tsx'));

/** While an account is being deleted, its screen stands instead of the app. Until that is known, the app stands. */
export function AccountGate() {
  const { data } = useAccountStatus();
  return data?.deletion ? <ClosingAccount /> : <Outlet />;
}
