import { useTranslation } from 'react-i18next';
import { useShellServices } from '../services.ts';
import { RemotePart } from './remote-part.tsx';

type Place = {
  name: string;
  props: object;
  /** Names of the remotes whose parts are drawn; all of them when left out. */
  only?: readonly string[];
};

/** What the remotes of the boot manifest put into a place, in their order. */
export function RemoteSlot({ name, props, only }: Place) {
  const { remotes } = useShellServices();
  const { t } = useTranslation();
  return remotes.remotes
    .filter(({ manifest }) => manifest.slots.includes(name) && (!only || only.includes(manifest.name)))
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
