import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { RemotePart } from '../remotes/remote-part.tsx';
import { useShellServices } from '../services.ts';
import classes from './foot.module.css';

/** After this many milliseconds everything of a first view is there. */
const RESTORE_MS = 1500;

/** What remotes keep at the foot of every screen. Nothing of them is fetched before one of them wants it. */
export function Foot() {
  const { foot, remotes } = useShellServices();
  const { t } = useTranslation();
  const shown = useSyncExternalStore(foot.subscribe, foot.get);
  useEffect(() => {
    const timer = setTimeout(foot.restore, RESTORE_MS);
    return () => clearTimeout(timer);
  }, [foot]);
  if (shown.length === 0) return null;
  return (
    <div className={classes.foot}>
      {shown.map((name) => (
        <RemotePart
          key={name}
          remote={name}
          part={remotes.slot(name, 'app.foot')}
          props={{}}
          failure={t('failed.slot', { area: t(`remotes.${name}`, name) })}
        />
      ))}
    </div>
  );
}
