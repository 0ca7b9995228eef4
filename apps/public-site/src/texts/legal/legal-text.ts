/** A term and what is said of it, for instance a service one can turn to. */
type DescribedTerm = { term: string; text: string; href?: string };

/** A paragraph, a list, or described terms. Tokens of the gateway may stand in every text. */
export type LegalBlock = string | readonly string[] | { described: readonly DescribedTerm[] };

/** A section; its anchor is the same in every language. */
type LegalSection = { anchor: string; title: string; blocks: readonly LegalBlock[] };

/** A legal page in one language. */
export type LegalText = {
  title: string;
  description: string;
  lastUpdated: string;
  contents: string;
  /** What the page says in a few words; the sections decide. */
  lead: string;
  /** Which language decides where two say different things; empty in the one that does. */
  authority: string;
  sections: readonly LegalSection[];
};

/** Both legal pages. */
export type LegalTexts = { terms: LegalText; privacy: LegalText };
