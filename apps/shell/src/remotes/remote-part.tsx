import type { RemoteName } from '@reflectory/contracts/remotes';
import { Button } from '@reflectory/design-system';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShellServices } from '../services.ts';
import { type LoadableStore, useLoadable } from './loadable.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import classes from './remote-part.module.css';
import { useRemoteStyles } from './use-remote-styles.ts';

type RemotePartProps<Props extends object> = {
  remote: RemoteName;
  part: LoadableStore<ComponentType<Props>>;
  props: Props;
  /** What is said where it failed, or what is drawn there. */
  failure: string | ((retry: () => void) => ReactNode);
  /** Drawn while it loads. */
  waiting?: ReactNode;
};

/** Something of a remote within a screen that is not its own: when it fails, one line says so and offers another try. */
export function RemotePart<Props extends object>(given: RemotePartProps<Props>) {
  const { remote, part, props, failure, waiting = null } = given;
  const { reports } = useShellServices();
  const { t } = useTranslation();
  useRemoteStyles(remote);
  const state = useLoadable(part);
  const failed = (again: () => void) =>
    typeof failure === 'function' ? (
      failure(again)
    ) : (
      <p className={classes.failed}>
        {failure}{' '}
        <Button variant="bare" size="small" onPress={again}>
          {t('retry')}
        </Button>
      </p>
    );
  if (state.status === 'loading') return waiting;
  if (state.status === 'failed') return failed(part.retry);
  const Content = state.value;
  return (
    <RemoteBoundary fallback={failed} waiting={waiting} onError={(error) => reports.tell(error, remote)}>
      <Content {...props} />
    </RemoteBoundary>
  );
}
