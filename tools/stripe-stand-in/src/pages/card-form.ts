import { testCards } from '../cards.ts';
import { html, type Html } from './html.ts';

/** Fields of a card; what was typed before stays. */
export function cardFields(typed: Record<string, string> = {}): Html {
  return html`<label
      >Card number
      <input
        name="number"
        inputmode="numeric"
        autocomplete="off"
        required
        value="${typed['number'] ?? '4242 4242 4242 4242'}"
    /></label>
    <div class="two">
      <label
        >Expiry <input name="expiry" autocomplete="off" required value="${typed['expiry'] ?? '12 / 34'}"
      /></label>
      <label
        >Security code
        <input name="cvc" inputmode="numeric" autocomplete="off" required value="${typed['cvc'] ?? '123'}"
      /></label>
    </div>`;
}

/** The cards that work here, to read and copy. */
export function testCardList(): Html {
  const items = testCards.map(({ number, says }) => html`<li><code>${number}</code> ${says}</li>`);
  return html`<div class="card">
    <h2>Test cards</h2>
    <ul>
      ${items}
    </ul>
    <p class="soft">Any expiry in the future and any three digits will do.</p>
  </div>`;
}

/** What somebody typed into {@link cardFields}. */
export function typedCard(body: unknown): { number: string; expiry: string; cvc: string } {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc') };
}
