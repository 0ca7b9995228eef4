import { type ComponentType, useState } from 'react';
import { AreaNotice } from '../remotes/area-notice.tsx';
import { createLoadable, type LoadableStore, useLoadable } from '../remotes/loadable.ts';
import { realPatience } from '../remotes/retry.ts';
import { LoadingArea } from '../remotes/loading-area.tsx';
import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useShellServices } from '../services.ts';

type Page = ComponentType;
type PageLoader = () => Promise<{ default: Page }>;

type FailedProps = { onRetry: () => void };

/** A page of the shell that is fetched when somebody goes there, in the states of a remote's page. */
export function lazyPage(load: PageLoader, Failed: ComponentType<FailedProps> = FailedPage): ComponentType {
  let loadable: LoadableStore<Page> | undefined;
  const start = () =>
    (loadable ??= createLoadable(async () => (await load()).default, reportError, realPatience));
  return function LazyPage() {
    const [page] = useState(start);
    const state = useLoadable(page);
    if (state.status === 'loading') return <LoadingArea />;
    if (state.status === 'failed') return <Failed onRetry={page.retry} />;
    const Content = state.value;
    return <Content />;
  };
}

function FailedPage({ onRetry }: FailedProps) {
  const { boot } = useShellServices();
  const { t } = useTranslation();
  return (
    <AreaNotice title={t('crashed.title')} action={<Button onPress={onRetry}>{t('retry')}</Button>}>
      {t('crashed.safe', { product: boot.instance.brand.productName })}
    </AreaNotice>
  );
}
