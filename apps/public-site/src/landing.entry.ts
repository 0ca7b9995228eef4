import { startTrialCard } from './enhance/trial-card.ts';
import { readArrival } from './flows/link-arrival.ts';
import { loadClient } from './flows/service.ts';

const form = document.querySelector<HTMLFormElement>('form[data-form="trial"]');

/** The tab may be closed to us at once, but must not be able to reach back. */
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

if (readArrival(location.hash) !== 'none') {
  // Links of mails lead to the root; the sign-in screen knows what to do with what they bring.
  location.replace(`/auth${location.hash}`);
} else if (form) {
  startTrialCard(form, { loadClient, openTab, go: (path) => location.assign(path) });
  document.querySelector('[data-scroll-to-form]')?.addEventListener('click', () => {
    form.querySelector<HTMLElement>('input[name="email"]')?.focus({ preventScroll: true });
  });
}
