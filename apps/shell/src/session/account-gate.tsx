import { accountStatus } from '@reflectory/client';
import type {} from '@reflectory/contracts/account';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { RemotePart } from '../remotes/remote-part.tsx';
import { useShellServices } from '../services.ts';
import { ClosingNotice } from './closing-notice.tsx';

const SCREEN = 'account.closing';

/** While an account is being deleted, its screen stands instead of the app. Until that is known, the app stands. */
export function AccountGate() {
  const { client } = usePlatform();
  const { remotes } = useShellServices();
  const { data } = useQuery(accountStatus(client));
  if (!data?.deletion) return <Outlet />;
  const props = { purgeAfter: data.deletion.purge_after };
  const remote = remotes.remotes.find(({ manifest }) => manifest.slots.includes(SCREEN));
  if (!remote) return <ClosingNotice {...props} />;
  return (
    <RemotePart
      remote={remote.name}
      part={remotes.slot(remote.name, SCREEN)}
      props={props}
      failure={(retry) => <ClosingNotice {...props} onRetry={retry} />}
    />
  );
}
