import { levelStyle } from '@reflectory/domain/mindmaps';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapStore } from '../map-store.ts';
import { createMeasureText, fontOf } from '../measure-text.ts';
import { createMapSession, type MapSession } from './map-session.ts';
import type { SessionSetting } from './session-core.ts';

const settingNow = (untitled: string): SessionSetting => ({
  measure: createMeasureText(),
  isRightToLeft: document.documentElement.dir === 'rtl',
  untitled,
});

/** A session on an open map, for as long as the screen is there. */
export function useSession(store: MapStore): MapSession {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const [session] = useState(() =>
    createMapSession({
      store,
      setting: settingNow(t('mindmaps.untitled')),
      onRefused: (reason) => toasts.error(t(`mindmaps.refused.${reason}`)),
    }),
  );
  const untitled = t('mindmaps.untitled');
  useEffect(() => session.follow(), [session]);
  // A map that has nothing yet begins with its centre.
  useEffect(() => {
    const { scene } = session.getView();
    if (scene.rows.map.title === '' && scene.whole.rows.length === 0) session.edit(scene.top);
  }, [session]);
  useEffect(() => {
    let isGone = false;
    // Texts are as wide as their fonts: these may come after the map.
    const fonts = [0, 1, 2].map((level) => document.fonts?.load(fontOf(levelStyle(level))));
    void Promise.allSettled(fonts).then(() => !isGone && session.configure(settingNow(untitled)));
    return () => {
      isGone = true;
    };
  }, [session, untitled]);
  return session;
}
