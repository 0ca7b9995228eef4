/** Local storage that never throws: with storage switched off, a choice lasts as long as the page. */
export function safeStorage(storage: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const attempt = <Result>(run: () => Result, otherwise: Result): Result => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt(() => storage().getItem(key), null),
    setItem: (key, value) => attempt(() => storage().setItem(key, value), undefined),
    removeItem: (key) => attempt(() => storage().removeItem(key), undefined),
  };
}
