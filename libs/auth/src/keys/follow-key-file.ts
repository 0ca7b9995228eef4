import { readFile } from 'node:fs/promises';
import type { SigningKeys } from './signing-keys.ts';

/** Follows the file of the signing keys, so that a key is published, used and retired without a restart. */
export type KeyFileFollower = { start(): void; stop(): void };

type Options = {
  file: string;
  keys: Pick<SigningKeys, 'replace'>;
  /** What the file held when the keys were read first. */
  text: string;
  /** The file cannot be used; the keys stay as they are. */
  onError: (error: unknown) => void;
  onChange?: () => void;
  everyMs?: number;
};

/** Looks at the file every two seconds; what cannot be used is told once. */
export function createKeyFileFollower(options: Options): KeyFileFollower {
  const { file, keys, onError, onChange = () => {}, everyMs = 2000 } = options;
  let seen: string | null = options.text;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === seen) return;
    seen = text;
    if (text === null) throw new Error(`The file of the signing keys cannot be read`);
    await keys.replace(text);
    onChange();
  }

  return {
    start() {
      timer = setInterval(() => {
        if (isLooking) return;
        isLooking = true;
        look()
          .catch(onError)
          .finally(() => {
            isLooking = false;
          });
      }, everyMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
