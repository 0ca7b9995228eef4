import { PRICE } from '@reflectory/contracts/behaviour';

/** The monthly price as a language writes it, for instance `$9.99`. */
export function priceIn(language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: PRICE.currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(PRICE.amount / 100);
}
