import { PRICE } from '@reflectory/contracts/behaviour';
import { tokens } from './parts/tokens.ts';
import type { Texts } from './texts/index.ts';

/** Cents in the unit that prices are written in. */
const CENTS = 100;

/** What the landing page tells search engines: who offers it, what it is and what it costs. */
export function productData({ landing }: Texts): Record<string, unknown> {
  const organization = `${tokens.origin}/#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': organization, name: tokens.productName, url: `${tokens.origin}/` },
      {
        '@type': 'SoftwareApplication',
        name: tokens.productName,
        description: landing.description,
        url: `${tokens.origin}/`,
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Web',
        publisher: { '@id': organization },
        featureList: landing.features,
        offers: {
          '@type': 'Offer',
          price: (PRICE.amount / CENTS).toFixed(2),
          priceCurrency: PRICE.currency.toUpperCase(),
          description: `${landing.badges[1]}`,
        },
      },
    ],
  };
}
