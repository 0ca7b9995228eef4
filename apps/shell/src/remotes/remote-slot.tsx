import { useTranslation } from 'react-i18next';
import { useShellServices } from '../services.ts';
import { RemotePart } from './remote-part.tsx';

type Place = { name: string; props: object };

/** What the remotes of the boot manifest put into a place, in their order. */
export function RemoteSlot({ name, props }: Place) {
  const { remotes } = useShellServices();
  const { t } = useTranslation();
  return remotes.remotes
    .filter(({ manifest }) => manifest.slots.includes(name))
    .map((remote) => (
      <RemotePart
        key={remote.name}
        remote={remote.name}
        part={remotes.slot(remote.name, name)}
        props={props}
        failure={t('failed.slot', { area: t(`remotes.${remote.name}`, remote.name) })}
      />
    ));
}
