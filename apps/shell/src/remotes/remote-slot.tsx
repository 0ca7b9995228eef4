import type { RemoteName } from '@reflectory/contracts/remotes';
import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useShellServices } from '../app/services.ts';
import { useLoadable } from './loadable.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import classes from './remote-slot.module.css';
import { useRemoteStyles } from './use-remote-styles.ts';

type Place = { name: string; props: object };

/** What the remotes of the boot manifest put into a place, in their order. */
export function RemoteSlot({ name, props }: Place) {
  const { remotes } = useShellServices();
  return remotes.remotes
    .filter(({ manifest }) => manifest.slots.includes(name))
    .map((remote) => <SlotContent key={remote.name} remote={remote.name} slot={name} props={props} />);
}

type SlotContentProps = { remote: RemoteName; slot: string; props: object };

function SlotContent({ remote, slot, props }: SlotContentProps) {
  const { remotes, reports } = useShellServices();
  const { t } = useTranslation();
  useRemoteStyles(remote);
  const loadable = remotes.slot(remote, slot);
  const state = useLoadable(loadable);
  const failed = (again: () => void) => (
    <p className={classes.failed}>
      {t('failed.slot', { area: t(`remotes.${remote}`, remote) })}{' '}
      <Button variant="bare" size="small" onPress={again}>
        {t('retry')}
      </Button>
    </p>
  );
  if (state.status === 'loading') return null;
  if (state.status === 'failed') return failed(loadable.retry);
  const Content = state.value;
  return (
    <RemoteBoundary fallback={failed} waiting={null} onError={(error) => reports.tell(error, remote)}>
      <Content {...props} />
    </RemoteBoundary>
  );
}
