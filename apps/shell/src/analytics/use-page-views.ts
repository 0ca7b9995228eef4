import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useShellServices } from '../services.ts';
import { useAnalyticsConsent } from './use-analytics-consent.ts';

/** Counts the screens that somebody comes to. */
export function usePageViews(): void {
  const { tracker } = useShellServices();
  const { isAllowed } = useAnalyticsConsent();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isAllowed) tracker.track('page_view');
  }, [tracker, isAllowed, pathname]);
}
