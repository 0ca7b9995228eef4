import { Pool } from 'undici';

/** One core-api. */
export type Upstream = { readonly origin: string; readonly pool: Pool };

/** Every core-api behind this gateway. */
export type Upstreams = {
  /** In turn, of those that take calls; of all when none does. One that just `failed` is passed over until the next look. */
  choose(failed?: Upstream): Upstream;
  /** Begins to look which of several take calls. */
  start(): void;
  stop(): void;
};

export type UpstreamsOptions = {
  /** Milliseconds that core-api may stay silent. */
  timeoutMs?: number;
  /** Milliseconds between two looks; a core-api that stops goes on answering for longer than that. */
  lookMs?: number;
};

/** Milliseconds within which a connection to core-api must be made. */
const connectMs = 2000;
/** Milliseconds after which a core-api that does not say whether it takes calls counts as away. */
const silenceMs = 2000;

type Known = Upstream & { isTaking: boolean };

/** Pools of connections to one or more core-apis, by their origins. */
export function createUpstreams(urls: readonly string[], options: UpstreamsOptions = {}): Upstreams {
  const { timeoutMs = 30_000, lookMs = 250 } = options;
  const all = urls.map((url): Known => {
    const { origin } = new URL(url);
    const pool = new Pool(origin, {
      connections: 128,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connect: { timeout: connectMs },
    });
    return { origin, pool, isTaking: true };
  });
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;

  const look = async (one: Known): Promise<void> => {
    const asked = { path: '/internal/taking-calls', method: 'GET', headersTimeout: silenceMs } as const;
    one.isTaking = await one.pool.request(asked).then(
      async ({ statusCode, body }) => {
        await body.dump();
        return statusCode === 204;
      },
      () => false,
    );
  };

  return {
    choose(failed) {
      const [only] = all;
      if (only && all.length === 1) return only;
      for (const one of all) if (one === failed) one.isTaking = false;
      const taking = all.filter(({ isTaking }) => isTaking);
      const among = taking.length > 0 ? taking : all.filter((one) => one !== failed);
      turn = (turn + 1) % among.length;
      const chosen = among[turn];
      if (!chosen) throw new Error('There has to be a core-api');
      return chosen;
    },
    start() {
      // With one there is nothing to choose from.
      if (all.length > 1) timer = setInterval(() => all.forEach((one) => void look(one)), lookMs);
    },
    stop: () => clearInterval(timer),
  };
}
