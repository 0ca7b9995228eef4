import { Router } from 'express';
import * as z from 'zod';
import type { Clock } from '../life-cycle/clock.ts';
import { DAY } from '../life-cycle/periods.ts';
import type { Store } from '../store.ts';
import type { Webhooks } from '../webhooks.ts';
import { html, type Html, minute } from './html.ts';
import { page } from './layout.ts';

type Dependencies = { store: Store; clock: Clock; webhooks: Webhooks };

const daysSchema = z.object({ days: z.coerce.number().positive().max(400) });
const steps = [1, 3, 7, 31] as const;
const SHOWN_EVENTS = 60;

function clockCard({ state, ...store }: Store): Html {
  const moved = Math.round(state.clockOffset / DAY);
  const buttons = steps.map(
    (days) => html`<button name="days" value="${days}">+ ${days} ${days === 1 ? 'day' : 'days'}</button>`,
  );
  return html`<form class="card" method="post" action="/clock">
    <h2>Clock</h2>
    <p><strong id="now">${minute(store.now())} UTC</strong></p>
    <p class="soft">${moved === 0 ? 'The real time.' : `Moved ${moved} days ahead of the real time.`}</p>
    <p class="row">${buttons}</p>
    <p class="soft">
      Moving it forward lets happen what is due: payments, failures, ends. It never goes back.
    </p>
  </form>`;
}

function subscriptionCard({ state }: Store): Html {
  const rows = Object.values(state.subscriptions)
    .toReversed()
    .map(
      ({ customer, status, cancel_at_period_end, items, id }) =>
        html`<tr>
          <td>${state.customers[customer]?.email ?? customer}</td>
          <td>${status}${status !== 'canceled' && cancel_at_period_end && ', ends with its period'}</td>
          <td>${minute(items.data[0].current_period_end)}</td>
          <td><code>${id}</code></td>
        </tr>`,
    );
  return html`<div class="card scroll">
    <h2>Subscriptions</h2>
    <table>
      <thead>
        <tr>
          <th>Customer</th>
          <th>State</th>
          <th>End of period</th>
          <th>Id</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function eventCard({ state }: Store): Html {
  const rows = state.events
    .slice(-SHOWN_EVENTS)
    .toReversed()
    .map(({ id, type, created }) => {
      const delivery = state.deliveries[id];
      const last = delivery?.attempts.at(-1)?.status ?? 'not sent';
      return html`<tr>
        <td>${minute(created)}</td>
        <td>${type}</td>
        <td class="${delivery?.deliveredAt ? 'good' : 'bad'}">
          ${last}${(delivery?.attempts.length ?? 0) > 1 && ` (${delivery?.attempts.length} attempts)`}
        </td>
        <td>
          <form method="post" action="/events/${id}/send"><button class="plain">Send again</button></form>
        </td>
      </tr>`;
    });
  return html`<div class="card scroll">
    <h2>Events</h2>
    <table>
      <thead>
        <tr>
          <th>Time</th>
          <th>Type</th>
          <th>Webhook</th>
          <th></th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** What happened here, and the clock: at / ; POST /clock and /events/{id}/send. */
export function overviewPages({ store, clock, webhooks }: Dependencies): Router {
  const router = Router();
  router.get('/', (_req, res) => {
    const cards = html`${clockCard(store)} ${subscriptionCard(store)} ${eventCard(store)}`;
    res.send(
      page(
        'Test payments',
        html`<h1>Test payments</h1>
          ${cards}`,
        'wide',
      ),
    );
  });
  router.get('/clock', (_req, res) => void res.json({ now: store.now() }));
  router.post('/clock', async (req, res) => {
    const given = daysSchema.safeParse(req.body);
    if (!given.success) {
      res.status(400).json({ error: 'days must be a number above 0 and at most 400' });
      return;
    }
    await clock.advance(given.data.days);
    if (req.accepts(['json', 'html']) === 'html') res.redirect(303, '/');
    else res.json({ now: store.now() });
  });
  router.post('/events/:id/send', async (req, res) => {
    const event = store.state.events.find(({ id }) => id === req.params.id);
    if (event) webhooks.send(event);
    await webhooks.settled(10_000);
    res.redirect(303, '/');
  });
  return router;
}
