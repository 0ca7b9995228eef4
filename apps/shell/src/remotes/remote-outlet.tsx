import type { RemoteName } from '@reflectory/contracts/remotes';
import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useShellServices } from '../services.ts';
import { AreaNotice } from './area-notice.tsx';
import { FirstViewEnd } from './first-view-end.tsx';
import { useLoadable } from './loadable.ts';
import { LoadingArea } from './loading-area.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { RemoteStore } from './remote-store.ts';
import { useRemoteStyles } from './use-remote-styles.ts';

/** One page of a remote, by the path of its route. */
export function RemoteOutlet({ name, path }: { name: RemoteName; path: string }) {
  const { remotes } = useShellServices();
  return <Outlet name={name} place={path} page={remotes.page(name, path)} />;
}

/** One section of the settings, by its id. */
export function SectionOutlet({ name, id }: { name: RemoteName; id: string }) {
  const { remotes } = useShellServices();
  return <Outlet name={name} place={id} page={remotes.section(name, id)} />;
}

type OutletProps = { name: RemoteName; place: string; page: ReturnType<RemoteStore['page']> };

/** Something of a remote in the states loading, ready and failed. A dead remote costs this place and nothing else. */
function Outlet({ name, place, page }: OutletProps) {
  const { reports } = useShellServices();
  const { pathname } = useLocation();
  useRemoteStyles(name);
  const state = useLoadable(page);
  if (state.status === 'loading') return <LoadingArea />;
  if (state.status === 'failed') return <FailedArea name={name} onRetry={page.retry} />;
  const Page = state.value;
  return (
    <RemoteBoundary
      key={`${name} ${place}`}
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
