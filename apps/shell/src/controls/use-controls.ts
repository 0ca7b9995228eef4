import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../toasts/toasts.ts';

/** What opens over the page. */
export type Controls = typeof import('./controls.ts');

let fetched: Controls | null = null;

/**
 * What opens over the page; null until somebody wanted it and it is there. When it cannot be had, the person is told,
 * and `onFailed` takes back what they asked for.
 */
export function useControls(isWanted: boolean, onFailed: () => void): Controls | null {
  const { t } = useTranslation();
  const [controls, setControls] = useState(fetched);
  const isMissing = isWanted && !controls;
  const handleFailure = useEffectEvent(() => {
    toasts.error(t('crashed.title'));
    onFailed();
  });
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    import('./controls.ts').then(
      (module) => {
        fetched = module;
        if (isCurrent) setControls(module);
      },
      () => isCurrent && handleFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return controls;
}
