import { useTranslation } from 'react-i18next';
import { useShellServices } from '../services.ts';
import { RemotePart } from './remote-part.tsx';

type Place = {
  name: string;
  props: object;
  /** Names of the remotes whose parts are drawn; all of them when left out. */
  only?: readonly string[];
  /** Nothing is drawn in the place of a part that failed. */
  isQuiet?: boolean;
};

const nothing = () => null;

/** What the remotes of the boot manifest put into a place, in their order. */
export function RemoteSlot({ name, props, only, isQuiet = false }: Place) {
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
        failure={isQuiet ? nothing : t('failed.slot', { area: t(`remotes.${remote.name}`, remote.name) })}
      />
    ));
}
