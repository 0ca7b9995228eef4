/** SQL of the rows of a query as one `jsonb` array, in their order; empty where there are none. */
export const jsonRows = (query: string): string =>
  `coalesce((select jsonb_agg(to_jsonb(r)) from (${query}) r), '[]')`;
