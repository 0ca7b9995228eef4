import type { FocusTarget } from '@reflectory/contracts/focus';
import { usePlatform } from '@reflectory/platform-sdk';
import { useLocation, useNavigate } from 'react-router-dom';

/** Leads to the timer, to be begun for a thing; null where there is no timer. */
export function useFocusOn(): ((target: FocusTarget) => void) | null {
  const navigate = useNavigate();
  const { hasFeature } = usePlatform();
  if (!hasFeature('productivity')) return null;
  return (focusOn) => void navigate('/productivity', { state: { focusOn } });
}

/** What somebody came to the timer for. */
export function useWantedFocus(): FocusTarget | null {
  return (useLocation().state as { focusOn?: FocusTarget } | null)?.focusOn ?? null;
}
