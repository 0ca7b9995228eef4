import { useEffect, useSyncExternalStore } from 'react';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { useShellServices } from '../services.ts';
import classes from './foot.module.css';

/** After this many milliseconds everything of a first view is there. */
const RESTORE_MS = 1500;

/** What remotes keep at the foot of every screen. Nothing of it is fetched before one of them wants it. */
export function Foot() {
  const { foot } = useShellServices();
  const shown = useSyncExternalStore(foot.subscribe, foot.get);
  useEffect(() => {
    const timer = setTimeout(foot.restore, RESTORE_MS);
    return () => clearTimeout(timer);
  }, [foot]);
  const isShown = shown.length > 0;
  // Said at the root: a selector that looks for the foot would look through the page whenever anything in it changes.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-foot', isShown);
  }, [isShown]);
  return (
    isShown && (
      <footer className={classes.foot}>
        <RemoteSlot name="app.foot" props={{}} only={shown} />
      </footer>
    )
  );
}
