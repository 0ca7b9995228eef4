import { type Response, Router } from 'express';
import { acceptCard } from '../cards.ts';
import type { Emit } from '../life-cycle/events.ts';
import { DAY } from '../life-cycle/periods.ts';
import { attachCard, beginSubscription } from '../life-cycle/subscriptions.ts';
import type { CheckoutSession, Customer, Price } from '../objects.ts';
import { newId, type Store } from '../store.ts';
import type { Webhooks } from '../webhooks.ts';
import { cardFields, testCardList, typedCard } from './card-form.ts';
import { day, html, money } from './html.ts';
import { messagePage, page } from './layout.ts';

type Dependencies = { store: Store; emit: Emit; webhooks: Webhooks };
type Offer = { checkout: CheckoutSession; price: Price; trialDays: number; metadata: Record<string, string> };

/** Milliseconds that the way back waits for the webhook, as Stripe's does. */
const WEBHOOK_MS = 10_000;

function findOffer(store: Store, id: string): Offer | null {
  const { checkouts, checkoutOffers, prices } = store.state;
  const checkout = checkouts[id];
  const offer = checkoutOffers[id];
  const price = offer && prices[offer.price];
  return checkout && offer && price ? { ...offer, checkout, price } : null;
}

function checkoutPage(
  store: Store,
  { checkout, price, trialDays }: Offer,
  problem?: string,
  typed?: object,
): string {
  const customer = store.state.customers[checkout.customer ?? ''];
  const product = store.state.products[price.product];
  const amount = money(price.unit_amount, price.currency);
  const end = day(store.now() + trialDays * DAY);
  return page(
    'Checkout',
    html`<div class="card">
        <p class="soft">Subscribe to ${product?.name ?? 'the product'}</p>
        <p class="price">
          ${trialDays > 0 ? `${trialDays} ${trialDays === 1 ? 'day' : 'days'} free` : amount}
        </p>
        <p>
          ${
            trialDays > 0
              ? `Then ${amount} per ${price.recurring.interval}, first on ${end}. Cancel before and nothing is charged.`
              : `Per ${price.recurring.interval}, renewed until you cancel.`
          }
        </p>
      </div>
      <form class="card" method="post">
        <h1>Pay with a test card</h1>
        ${problem && html`<p role="alert">${problem}</p>`}
        <p class="soft">${customer?.email ?? checkout.customer_email ?? ''}</p>
        ${cardFields({ ...typed })}
        <button class="full">${trialDays > 0 ? 'Start trial' : 'Subscribe'}</button>
        ${checkout.cancel_url && html`<p><a href="${checkout.cancel_url}">Back without paying</a></p>`}
      </form>
      ${testCardList()}`,
  );
}

function refuseClosed(res: Response, offer: Offer | null): offer is null {
  if (offer?.checkout.status === 'open') return false;
  const isPaid = offer?.checkout.status === 'complete';
  const text = isPaid
    ? 'This checkout is done. There is nothing more to pay.'
    : 'This checkout is no longer open.';
  const link = offer?.checkout.cancel_url ? { href: offer.checkout.cancel_url, label: 'Back' } : undefined;
  res.status(offer ? 410 : 404).send(messagePage(isPaid ? 'All done' : 'Nothing to pay here', text, link));
  return true;
}

function addCustomer(store: Store, { checkout }: Offer): Customer {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    email: checkout.customer_email,
    name: null,
    invoice_settings: { default_payment_method: null },
    created: store.now(),
    livemode: false,
    metadata: {},
  };
  store.state.customers[customer.id] = customer;
  return customer;
}

/** The hosted checkout page at /checkout/{id}. */
export function checkoutPages({ store, emit, webhooks }: Dependencies): Router {
  const router = Router();
  router.get('/:id', (req, res) => {
    const offer = findOffer(store, req.params.id);
    if (refuseClosed(res, offer) || !offer) return;
    res.send(checkoutPage(store, offer));
  });
  router.post('/:id', async (req, res) => {
    const offer = findOffer(store, req.params.id);
    if (refuseClosed(res, offer) || !offer) return;
    const at = store.now();
    const typed = typedCard(req.body);
    const card = acceptCard(typed, at);
    if ('problem' in card) {
      res.status(402).send(checkoutPage(store, offer, card.problem, typed));
      return;
    }
    const { checkout, price, trialDays, metadata } = offer;
    const customer = checkout.customer ?? addCustomer(store, offer).id;
    const methodId = attachCard(store, customer, card, at);
    const subscription = beginSubscription(store, emit, {
      customer,
      methodId,
      price,
      trialDays,
      metadata,
      at,
    });
    if (!subscription) {
      res.status(402).send(checkoutPage(store, offer, 'Your card was declined.', typed));
      return;
    }
    Object.assign(checkout, { status: 'complete', customer, subscription: subscription.id, url: null });
    checkout.payment_status = trialDays > 0 ? 'no_payment_required' : 'paid';
    emit('checkout.session.completed', checkout, at);
    store.save();
    await webhooks.settled(WEBHOOK_MS);
    res.redirect(303, checkout.success_url.replaceAll('{CHECKOUT_SESSION_ID}', checkout.id));
  });
  return router;
}
