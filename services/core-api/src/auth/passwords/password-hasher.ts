import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '@reflectory/server-kit';

/** The library's default algorithm is argon2id; 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT_PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Hashes and checks passwords off the main thread. Every call may throw HttpError 429 when too many wait. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** With no hash it works as long as with one, so that an unknown person cannot be told by the time. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether a hash was made with weaker options than today's. */
  isOutdated(hash: string): boolean;
};

/** `concurrency` hashes run at once, `queue` more may wait. */
export type PasswordHasherOptions = { concurrency?: number; queue?: number };

/** Creates the hasher. Memory is bounded: 19 MiB for each running hash. */
export function createPasswordHasher({
  concurrency = 2,
  queue = 50,
}: PasswordHasherOptions = {}): PasswordHasher {
  const limit = createSemaphore(concurrency, queue);
  const decoy = hash('nobody has this password', OPTIONS);
  return {
    hash: (password) => limit(() => hash(password, OPTIONS)),
    verify: (stored, password) =>
      limit(async () => {
        const matches = await verify(stored ?? (await decoy), password);
        return stored !== null && matches;
      }),
    isOutdated: (stored) => !stored.startsWith(CURRENT_PREFIX),
  };
}

function createSemaphore(concurrency: number, queue: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (waiting.length >= queue) {
        throw new HttpError(429, 'over_request_rate_limit', 'Request rate limit reached', {
          'retry-after': '2',
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed over, not freed: nobody can step in between.
      if (next) next();
      else running -= 1;
    }
  };
}
