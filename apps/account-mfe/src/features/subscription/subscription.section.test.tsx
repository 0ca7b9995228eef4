import { FunctionCallError } from '@reflectory/client';
import type { SubscriptionOverview } from '@reflectory/contracts/subscription';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import SubscriptionSection from './subscription.section.tsx';

afterEach(() => vi.restoreAllMocks());

const noon = '2025-06-15T12:00:00+00:00';
const base: SubscriptionOverview = {
  state: 'active',
  entitlements: { premium: true, reason: 'subscription', until: noon },
  trialEndsAt: null,
  periodEndsAt: noon,
  hasPortal: true,
};
const without = { premium: false, reason: 'none', until: null } as const;

const overviews = {
  included: { ...base, state: 'included', periodEndsAt: null, hasPortal: false },
  beta: { ...base, state: 'beta', periodEndsAt: null, hasPortal: false },
  trial: { ...base, state: 'trial', trialEndsAt: noon, periodEndsAt: null, hasPortal: false },
  trialWithCard: { ...base, state: 'trial', trialEndsAt: noon },
  active: base,
  past_due: { ...base, state: 'past_due' },
  cancelling: { ...base, state: 'cancelling' },
  ended: { ...base, state: 'ended', entitlements: without },
  none: { ...base, state: 'none', entitlements: without, periodEndsAt: null, hasPortal: false },
} as const satisfies Record<string, SubscriptionOverview>;

function openedTab() {
  const tab = { opener: window, location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

function renderState(overview: SubscriptionOverview, functions = {}) {
  const section = (
    <section aria-label="Subscription">
      <SubscriptionSection />
    </section>
  );
  return renderPart(section, { functions: { 'get-subscription': () => overview, ...functions } });
}

describe('the state in words', () => {
  it.each([
    ['included', 'Included by Acme', []],
    ['beta', 'Beta: everything is free', []],
    ['trial', '7-day free trial until June 15, 2025', ['Subscribe']],
    ['trialWithCard', 'Then $9.99 a month', ['Payment and invoices', 'Cancel subscription']],
    ['active', 'Active, renews on June 15, 2025', ['Payment and invoices', 'Cancel subscription']],
    ['past_due', 'All that you wrote is safe', ['Update card', 'Cancel subscription']],
    ['cancelling', 'Ends on June 15, 2025', ['Keep subscription', 'Payment and invoices']],
    ['ended', 'Your subscription has ended', ['Subscribe', 'Payment and invoices']],
    ['none', 'No subscription', ['Subscribe']],
  ] as const)('%s offers what fits', async (state, words, buttons) => {
    renderState(overviews[state]);
    const section = screen.getByRole('region', { name: 'Subscription' });
    expect(await within(section).findByText(words, { exact: false })).toBeVisible();
    expect(
      within(section)
        .queryAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(buttons);
  });

  it('says what is there without a subscription and what one would add', async () => {
    renderState(overviews.none);
    expect(await screen.findByText('Writing and reading, without limit')).toBeVisible();
    expect(screen.getByText('New insights for every entry (with a subscription)')).toBeVisible();
  });
});

it('opens checkout in a new tab and asks again when this tab is looked at §7.8', async () => {
  const tab = openedTab();
  let overview: SubscriptionOverview = overviews.none;
  renderPart(<SubscriptionSection />, {
    functions: {
      'get-subscription': () => overview,
      'create-checkout': () => ({ url: 'https://pay.test/checkout' }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  expect(tab).toMatchObject({ opener: null, location: { href: 'https://pay.test/checkout' } });
  overview = overviews.trialWithCard;
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByRole('button', { name: 'Cancel subscription' })).toBeVisible();
});

it('gives a link where the browser lets no tab open', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  renderState(overviews.none, { 'create-checkout': () => ({ url: 'https://pay.test/checkout' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  const link = await screen.findByRole('link', { name: 'Open the page in a new tab' });
  expect(link).toHaveAttribute('href', 'https://pay.test/checkout');
});

it('closes the tab and says why when checkout cannot begin', async () => {
  const tab = openedTab();
  renderState(overviews.none, { 'create-checkout': () => ({ error: 'away' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('nothing was charged or changed');
  expect(tab.close).toHaveBeenCalled();
});

it('opens the customer portal in a new tab §1.23', async () => {
  const tab = openedTab();
  renderState(base, { 'create-portal-session': () => ({ url: 'https://pay.test/portal' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Payment and invoices' }));
  expect(tab.location.href).toBe('https://pay.test/portal');
});

it('cancels after saying what stays, and takes it back §1.22', async () => {
  renderState(base, {
    'cancel-subscription': () => ({ subscription: overviews.cancelling }),
    'resume-subscription': () => ({ subscription: base }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('It ends on June 15, 2025');
  expect(dialog).toHaveTextContent('Writing, reading, export, and the insights and links you have stay');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep subscription' }));
  expect(await screen.findByText('Active, renews on June 15, 2025')).toBeVisible();
});

it('keeps the dialog when cancelling fails', async () => {
  const refuse = () => {
    throw new FunctionCallError('internal', 'down');
  };
  renderState(base, { 'cancel-subscription': refuse });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Please try again');
});
