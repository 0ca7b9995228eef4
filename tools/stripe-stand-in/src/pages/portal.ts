import { type Request, Router } from 'express';
import { acceptCard } from '../cards.ts';
import type { Emit } from '../life-cycle/events.ts';
import { attachCard, payAgain, setEnding } from '../life-cycle/subscriptions.ts';
import type { PortalSession, Subscription } from '../objects.ts';
import type { Store } from '../store.ts';
import type { Webhooks } from '../webhooks.ts';
import { cardFields, testCardList, typedCard } from './card-form.ts';
import { day, html, type Html, money } from './html.ts';
import { messagePage, page } from './layout.ts';

type Dependencies = { store: Store; emit: Emit; webhooks: Webhooks };
type Visit = { session: PortalSession; subscription: Subscription | undefined };

const SEND_MS = 10_000;

function findVisit(store: Store, id: string): Visit | null {
  const session = store.state.portals[id];
  if (!session || store.state.customers[session.customer]?.deleted) return null;
  const subscription = Object.values(store.state.subscriptions)
    .filter(({ customer }) => customer === session.customer)
    .toSorted(
      (a, b) => Number(a.status === 'canceled') - Number(b.status === 'canceled') || b.created - a.created,
    )[0];
  return { session, subscription };
}

const states: Record<Subscription['status'], string> = {
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  canceled: 'Ended',
};

function nextDay(subscription: Subscription): string {
  const [{ current_period_end: end, price }] = subscription.items.data;
  if (subscription.status === 'canceled') return `Ended on ${day(subscription.ended_at ?? end)}.`;
  if (subscription.cancel_at_period_end) return `Ends on ${day(end)}. Nothing more is charged.`;
  if (subscription.status === 'past_due') return 'The last payment failed. Give another card to go on.';
  return `Next payment of ${money(price.unit_amount, price.currency)} on ${day(end)}.`;
}

function planCard(store: Store, subscription: Subscription | undefined): Html {
  if (!subscription)
    return html`<div class="card">
      <h2>Plan</h2>
      <p>There is no subscription.</p>
    </div>`;
  const [{ price }] = subscription.items.data;
  const name = store.state.products[price.product]?.name ?? 'Plan';
  const change = subscription.cancel_at_period_end
    ? html`<form method="post"><button name="action" value="resume">Don't cancel</button></form>`
    : html`<form method="post">
        <button class="plain" name="action" value="cancel">Cancel plan</button>
      </form>`;
  return html`<div class="card">
    <h2>${name}: ${states[subscription.status]}</h2>
    <p class="price">${money(price.unit_amount, price.currency)} per ${price.recurring.interval}</p>
    <p class="${subscription.status === 'past_due' ? 'bad' : 'soft'}">${nextDay(subscription)}</p>
    ${subscription.status !== 'canceled' && change}
  </div>`;
}

function methodCard(store: Store, { session, subscription }: Visit, problem?: string, typed?: object): Html {
  const id = subscription?.default_payment_method ?? '';
  const method = store.state.paymentMethods[id] ?? null;
  const owner = store.state.customers[session.customer];
  const says = method ? `${method.card.brand} •••• ${method.card.last4}` : 'No card';
  return html`<form class="card" method="post">
    <h2>Payment method</h2>
    <p>${says} <span class="soft">${owner?.email ?? ''}</span></p>
    ${problem && html`<p role="alert">${problem}</p>`} ${cardFields({ ...typed })}
    <button class="full" name="action" value="card">Save this card</button>
    <p class="soft">An open invoice is charged to the new card at once.</p>
  </form>`;
}

function invoiceCard(store: Store, { customer }: PortalSession): Html {
  const rows = Object.values(store.state.invoices)
    .filter((invoice) => invoice.customer === customer)
    .toReversed()
    .map(
      ({ number, created, amount_due, currency, status }) =>
        html`<tr>
          <td>${number}</td>
          <td>${day(created)}</td>
          <td>${money(amount_due, currency)}</td>
          <td class="${status === 'paid' ? 'good' : 'bad'}">${status}</td>
        </tr>`,
    );
  const table = html`<table>
    <thead>
      <tr>
        <th>Number</th>
        <th>Date</th>
        <th>Amount</th>
        <th>State</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  return html`<div class="card scroll">
    <h2>Invoices</h2>
    ${rows.length > 0 ? table : html`<p class="soft">No invoices yet.</p>`}
  </div>`;
}

function portalPage(store: Store, visit: Visit, problem?: string, typed?: object): string {
  const { session, subscription } = visit;
  return page(
    'Your subscription',
    html`<h1>Your subscription</h1>
      ${session.return_url && html`<p><a href="${session.return_url}">← Return to the product</a></p>`}
      ${planCard(store, subscription)}
      ${subscription?.status !== 'canceled' && subscription && methodCard(store, visit, problem, typed)}
      ${invoiceCard(store, session)} ${testCardList()}`,
  );
}

/** The hosted customer portal at /portal/{id}. */
export function portalPages({ store, emit, webhooks }: Dependencies): Router {
  const router = Router();
  const act = (req: Request, { session, subscription }: Visit): string | null => {
    const at = store.now();
    const action: unknown = req.body?.action;
    if (!subscription || subscription.status === 'canceled') return 'The subscription has ended.';
    if (action === 'cancel' || action === 'resume') setEnding(emit, subscription, action === 'cancel', at);
    if (action !== 'card') return null;
    const card = acceptCard(typedCard(req.body), at);
    if ('problem' in card) return card.problem;
    attachCard(store, session.customer, card, at);
    return payAgain(store, emit, subscription, at) ? null : 'The card was saved, but charging it failed.';
  };
  router.get('/:id', (req, res) => {
    const visit = findVisit(store, req.params.id);
    if (visit) res.send(portalPage(store, visit));
    else res.status(404).send(messagePage('Nothing here', 'This link to the portal does not exist.'));
  });
  router.post('/:id', async (req, res) => {
    const visit = findVisit(store, req.params.id);
    if (!visit) return void res.redirect(303, `/portal/${encodeURIComponent(req.params.id)}`);
    const problem = act(req, visit);
    store.save();
    await webhooks.settled(SEND_MS);
    if (problem) res.status(402).send(portalPage(store, visit, problem, typedCard(req.body)));
    else res.redirect(303, `/portal/${visit.session.id}`);
  });
  return router;
}
