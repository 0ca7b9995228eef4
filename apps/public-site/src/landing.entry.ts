const island = document.querySelector('[data-island="trial-form"]');
let loading: Promise<void> | undefined;

/** The form becomes interactive when someone turns to it: a visitor who only reads loads none of it. */
function wake(): Promise<void> {
  loading ??= Promise.all([import('./islands/hydrate.tsx'), import('./islands/trial-form.tsx')]).then(
    ([{ hydrateIsland }, { TrialForm }]) => hydrateIsland('trial-form', TrialForm),
  );
  return loading;
}

/** A form that was sent before it was awake must not leave the page: it is sent again once it is. */
function handleEarlySubmit(event: Event): void {
  event.preventDefault();
  const form = event.target;
  void wake().then(() => {
    island?.removeEventListener('submit', handleEarlySubmit);
    requestAnimationFrame(() => form instanceof HTMLFormElement && form.requestSubmit());
  });
}

island?.addEventListener('focusin', () => void wake(), { once: true });
island?.addEventListener('pointerdown', () => void wake(), { once: true });
island?.addEventListener('submit', handleEarlySubmit);
