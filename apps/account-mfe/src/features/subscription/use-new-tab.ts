import { useState } from 'react';

/**
 * Opens an address that has yet to be fetched in a new tab. The tab is opened at once, while the browser still sees the
 * press that asked for it; where it is not allowed, `address` is what a link can lead to.
 */
export function useNewTab(fetchAddress: () => Promise<string>) {
  const [address, setAddress] = useState<string | null>(null);
  const open = async () => {
    setAddress(null);
    const tab = window.open('', '_blank');
    try {
      const fetched = await fetchAddress();
      if (!tab) return setAddress(fetched);
      // What is opened must not reach back into this page.
      tab.opener = null;
      tab.location.href = fetched;
    } catch {
      // Whoever fetches shows why.
      tab?.close();
    }
  };
  return { open: () => void open(), address };
}
