import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect } from 'react';

/** Milliseconds that a page has to be seen to count. */
const SEEN_MS = 2000;
/** What programs that look at links for somebody else say of themselves. */
const PROGRAM = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embed|lighthouse/i;

/** Tells the service once that a person has seen a shared page. What is drawn for nobody, or only looked at by a program, is no view. */
export function useCountView(token: string, isShown: boolean): void {
  const { client } = usePlatform();
  useEffect(() => {
    if (!isShown || PROGRAM.test(navigator.userAgent)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', watch);
        // A count is not worth telling anybody that it failed.
        callFunction(client, 'count-shared-view', { token }).catch(() => undefined);
      }, SEEN_MS);
    };
    document.addEventListener('visibilitychange', watch);
    watch();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [client, token, isShown]);
}
