/** A card as somebody types it. */
export type TypedCard = { number: string; expiry: string; cvc: string };

/** A card that was accepted; `failsWith` is the code with which its charges fail. */
export type AcceptedCard = {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  failsWith: string | null;
};

type TestCard = { number: string; says: string; refusedWith?: string; failsWith?: string };

/** The numbers that mean something here; none of them belongs to anybody. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', says: 'is accepted and can be charged' },
  { number: '4000 0000 0000 0341', says: 'is accepted, but every charge fails', failsWith: 'card_declined' },
  { number: '4000 0000 0000 0002', says: 'is refused', refusedWith: 'Your card was declined.' },
  {
    number: '4000 0000 0000 9995',
    says: 'is refused: insufficient funds',
    refusedWith: 'Your card has insufficient funds.',
  },
];

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** Checks a card as the hosted page does; `now` in unix seconds. Gives the card, or what to tell the person. */
export function acceptCard(typed: TypedCard, now: number): AcceptedCard | { problem: string } {
  const digits = digitsOf(typed.number);
  const card = testCards.find(({ number }) => digitsOf(number) === digits);
  if (!card) return { problem: 'This is a test: use one of the test cards below. No real card works here.' };
  const [month = 0, year = 0] = typed.expiry.split('/').map((part) => Number(part.trim()));
  if (!Number.isInteger(month) || month < 1 || month > 12 || !Number.isInteger(year)) {
    return { problem: 'Write the expiry as MM / YY.' };
  }
  const fullYear = year < 100 ? 2000 + year : year;
  if (Date.UTC(fullYear, month, 1) / 1000 <= now) return { problem: 'Your card has expired.' };
  if (!/^\d{3,4}$/.test(typed.cvc.trim())) return { problem: 'Your security code is incomplete.' };
  if (card.refusedWith) return { problem: card.refusedWith };
  return {
    brand: 'visa',
    last4: digits.slice(-4),
    exp_month: month,
    exp_year: fullYear,
    failsWith: card.failsWith ?? null,
  };
}
