import type { RemoteName } from '@reflectory/contracts/remotes';
import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useShellServices } from '../app/services.ts';
import { AreaNotice } from './area-notice.tsx';
import { FirstViewEnd } from './first-view-end.tsx';
import { useLoadable } from './loadable.ts';
import { LoadingArea } from './loading-area.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useRemoteStyles } from './use-remote-styles.ts';

export type RemoteOutletProps = { name: RemoteName; path: string };

/** One page of a remote in the states loading, ready and failed. A dead remote costs this place and nothing else. */
export function RemoteOutlet({ name, path }: RemoteOutletProps) {
  const { remotes, reports } = useShellServices();
  const { pathname } = useLocation();
  useRemoteStyles(name);
  const page = remotes.page(name, path);
  const state = useLoadable(page);
  if (state.status === 'loading') return <LoadingArea />;
  if (state.status === 'failed') return <FailedArea name={name} onRetry={page.retry} />;
  const Page = state.value;
  return (
    <RemoteBoundary
      key={`${name} ${path}`}
      place={pathname}
      onError={(error) => reports.tell(error, name)}
      fallback={(again) => <CrashedArea onRetry={again} />}
    >
      <Page />
      <FirstViewEnd />
    </RemoteBoundary>
  );
}

function FailedArea({ name, onRetry }: { name: RemoteName; onRetry: () => void }) {
  const { boot, remotes } = useShellServices();
  const { t } = useTranslation();
  const product = boot.instance.brand.productName;
  const isUnfit = remotes.remotes.some((remote) => remote.name === name && remote.unmet.length > 0);
  return (
    <AreaNotice
      title={t('failed.title', { area: t(`remotes.${name}`, name) })}
      action={<Button onPress={onRetry}>{t('retry')}</Button>}
    >
      {t(isUnfit ? 'failed.unfit' : 'failed.safe', { product })}
    </AreaNotice>
  );
}

function CrashedArea({ onRetry }: { onRetry: () => void }) {
  const { boot } = useShellServices();
  const { t } = useTranslation();
  const product = boot.instance.brand.productName;
  return (
    <AreaNotice title={t('crashed.title')} action={<Button onPress={onRetry}>{t('retry')}</Button>}>
      {t('crashed.safe', { product })}
    </AreaNotice>
  );
}
