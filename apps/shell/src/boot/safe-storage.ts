/** Local storage that never throws: what it cannot take, because it is full or switched off, lasts as long as the page. */
export function safeStorage(storage: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const untaken = new Map<string, string>();
  const attempt = <Result>(run: () => Result, otherwise: () => Result): Result => {
    try {
      return run();
    } catch {
      return otherwise();
    }
  };
  return {
    getItem: (key) =>
      untaken.get(key) ??
      attempt(
        () => storage().getItem(key),
        () => null,
      ),
    setItem(key, value) {
      untaken.delete(key);
      attempt(
        () => storage().setItem(key, value),
        () => void untaken.set(key, value),
      );
    },
    removeItem(key) {
      untaken.delete(key);
      attempt(
        () => storage().removeItem(key),
        () => undefined,
      );
    },
  };
}
