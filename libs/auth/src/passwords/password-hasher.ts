import { hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { HttpError } from '@reflectory/server-kit';

/** The library's default algorithm is argon2id; 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT_PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Hashes and checks passwords off the main thread. Every call may throw HttpError 429 when too many wait. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** With no hash it works as long as with one, so that an unknown person cannot be told by the time. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Whether a hash was made with other options than today's. */
  isOutdated(hash: string): boolean;
};

/** `concurrency` hashes run at once, `queue` more may wait. */
export type PasswordHasherOptions = { concurrency?: number; queue?: number };

/** Creates the hasher. Memory is bounded: 19 MiB for each running hash of ours. */
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
        const matches = await verifyAny(stored ?? (await decoy), password);
        return stored !== null && matches;
      }),
    isOutdated: (stored) => !stored.startsWith(CURRENT_PREFIX),
  };
}

const isBcrypt = (stored: string) => stored.startsWith('$2');

/** A hash that cannot be read fits no password. */
function verifyAny(stored: string, password: string): Promise<boolean> {
  return (isBcrypt(stored) ? verifyBcrypt(password, stored) : verify(stored, password)).catch(() => false);
}

/** What a check may cost: a hash from elsewhere is checked whenever somebody tries to sign in. */
const MOST = { memory: 262_144, passes: 10, lanes: 8, bcryptCost: 14 };

/** Whether a hash made elsewhere (argon2 or bcrypt) can be taken. */
export function isTakenHash(made: string): boolean {
  const cost = /^\$2[abxy]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(made)?.[1];
  if (cost !== undefined) return Number(cost) >= 4 && Number(cost) <= MOST.bcryptCost;
  const argon2 = /^\$argon2(?:id|i|d)\$v=19\$m=(\d{1,9}),t=(\d{1,3}),p=(\d{1,3})\$[\w+/]+\$[\w+/]+$/.exec(
    made,
  );
  if (!argon2) return false;
  const [memory = 0, passes = 0, lanes = 0] = argon2.slice(1).map(Number);
  return memory <= MOST.memory && passes <= MOST.passes && lanes <= MOST.lanes;
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
