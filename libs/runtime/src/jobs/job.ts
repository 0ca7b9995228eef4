/** Something that is done without being asked for. Running it twice, or in two processes at once, does no harm. */
export type Job = {
  /** For instance `purge-accounts`. */
  name: string;
  /** When it runs: a cron expression, in UTC. */
  cron: string;
  /** Answers how many things were done, by kind; that is all that is logged. */
  run(): Promise<Readonly<Record<string, number>>>;
};
