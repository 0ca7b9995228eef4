/** Caches of a browser in memory, as far as music uses them. */
export function createCachesFake() {
  const all = new Map<string, Map<string, Response>>();
  let isFull = false;
  const bare = (address: string) => address.split('?')[0];
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    const find = (address: string) => [...kept.keys()].find((key) => bare(key) === bare(address));
    return Promise.resolve({
      match: (address: string) => Promise.resolve(kept.get(find(address) ?? '')?.clone()),
      put(address: string, answer: Response) {
        if (isFull) return Promise.reject(new DOMException('Full', 'QuotaExceededError'));
        kept.set(address, answer);
        return Promise.resolve();
      },
      keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: `https://app.test${path}` }))),
      delete(request: string | { url: string }) {
        const address = typeof request === 'string' ? request : request.url.replace('https://app.test', '');
        return Promise.resolve(kept.delete(find(address) ?? ''));
      },
    });
  };
  return {
    open,
    delete: (name: string) => Promise.resolve(all.delete(name)),
    /** The device has no room from now on. */
    fill: () => void (isFull = true),
  };
}
