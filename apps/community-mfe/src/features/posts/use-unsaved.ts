import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect } from 'react';

/** Keeps a navigation away while something is written and not sent. */
export function useUnsaved(source: string, isDirty: boolean): void {
  const { reportUnsaved } = usePlatform();
  useEffect(() => {
    reportUnsaved(source, isDirty);
    return () => reportUnsaved(source, false);
  }, [source, isDirty, reportUnsaved]);
}
