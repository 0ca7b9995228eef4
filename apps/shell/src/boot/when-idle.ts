/** Milliseconds after which a page that is never idle is idle enough. */
const LONGEST_MS = 2000;
/** Milliseconds of rest where a browser does not say when it is idle. */
const SOME_REST_MS = 200;

/** Waits until the page has nothing else to do; one that nobody looks at has nothing to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve, SOME_REST_MS);
  });
}
