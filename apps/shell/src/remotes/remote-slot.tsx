import type { RemoteName, SlotName } from '@reflectory/contracts/remotes';
import { Button } from '@reflectory/design-system';
import type { Platform, SlotProps } from '@reflectory/platform-sdk';
import type { ComponentProps, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useShellServices } from '../app/services.ts';
import { useLoadable } from './loadable.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import classes from './remote-slot.module.css';
import { useRemoteStyles } from './use-remote-styles.ts';

/** What the remotes of the boot manifest put into a place, in their order. */
export function RemoteSlot(place: ComponentProps<Platform['Slot']>) {
  const { remotes } = useShellServices();
  const names = remotes.remotes
    .filter(({ manifest }) => manifest.slots.includes(place.name))
    .map(({ name }) => name);
  return names.map((name) =>
    place.name === 'session.actions' ? (
      <SlotContent key={name} remote={name} slot={place.name} props={place.props} />
    ) : (
      <SlotContent key={name} remote={name} slot={place.name} props={place.props} />
    ),
  );
}

type SlotContentProps<Name extends SlotName> = { remote: RemoteName; slot: Name; props: SlotProps[Name] };

function SlotContent<Name extends SlotName>({ remote, slot, props }: SlotContentProps<Name>) {
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
  const Content: ComponentType<SlotProps[Name]> = state.value;
  return (
    <RemoteBoundary fallback={failed} waiting={null} onError={(error) => reports.tell(error, remote)}>
      <Content {...props} />
    </RemoteBoundary>
  );
}
