/** What the gateway writes into a page when it sends it. */
export const tokens = {
  /** Name that the instance has given the product. */
  productName: '{{productName}}',
  /** Logo as inline SVG, drawn in the current colour. */
  logo: '{{logo}}',
  /** Where the files of this release lie, with a final slash. */
  base: '{{base}}',
  /** Origin of the page, without a final slash. */
  origin: '{{origin}}',
  /** Where people reach the operator. */
  contactEmail: '{{contactEmail}}',
  /** Headline and lead of an instance's own landing page. */
  welcomeTitle: '{{welcomeTitle}}',
  welcomeText: '{{welcomeText}}',
  /** The current date, as the language writes it. */
  today: '{{today}}',
} as const;
