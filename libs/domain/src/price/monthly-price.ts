import { PRICE } from '@reflectory/contracts/behaviour';
import { directionOf } from '@reflectory/contracts/languages';

/** Cents in the unit that prices are written in. */
const CENTS = 100;

/** The price of a month as a language writes it, for instance `$9.99` (specification, section 9). */
export function monthlyPrice(language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: PRICE.currency,
    // A sign beside a number turns around in a line that runs from right to left; a name does not.
    currencyDisplay: directionOf(language) === 'rtl' ? 'name' : 'narrowSymbol',
  });
  return format.format(PRICE.amount / CENTS);
}
