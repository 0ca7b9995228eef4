import { useEffect, useState } from 'react';

/** Whether this tab is the one that tells of something; another takes over when it is closed. */
export function useOnlyTab(name: string): boolean {
  // Without locks each tab tells; a notification has a tag, so that there is one.
  const [isOnly, setOnly] = useState(!navigator.locks);
  useEffect(() => {
    if (!navigator.locks) return undefined;
    const leaving = new AbortController();
    let leave = () => {};
    void navigator.locks
      .request(name, { signal: leaving.signal }, () => {
        setOnly(true);
        return new Promise<void>((resolve) => (leave = resolve));
      })
      .catch(() => undefined);
    return () => {
      leaving.abort();
      leave();
    };
  }, [name]);
  return isOnly;
}
