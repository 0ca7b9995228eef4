import * as z from 'zod';

/** One call that a generator makes. */
export type Call = {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
};

/** What a load did; times in milliseconds as the generator saw them. */
export const resultSchema = z.object({
  requests: z.number(),
  seconds: z.number(),
  /** Answers of 4xx and 5xx. */
  failed: z.number(),
  /** Calls without an answer. */
  broken: z.number(),
  p50: z.number(),
  p99: z.number(),
});
export type LoadResult = z.output<typeof resultSchema>;

/** Makes the same calls in turn for some seconds, each connection waiting for its answer. */
export type Load = (port: number, options: { seconds: number; connections: number }) => Promise<LoadResult>;
