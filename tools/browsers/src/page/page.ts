import { setTimeout } from 'node:timers/promises';
import type { Driver } from '../drivers/driver.ts';
import { locate, sees, SELECTORS, type Wanted } from './in-page.ts';

/** Milliseconds that a page has until something is there; the machine may be slow. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

/** A page as a walk uses it. */
export type Page = ReturnType<typeof createPage>;

const wordsOf = ({ role, name }: Wanted) => `${role} “${name}”`;

export function createPage(driver: Driver, origin: string) {
  const run = <Result>(task: (...args: never[]) => Result, ...args: unknown[]) =>
    driver.run(task.toString(), args) as Promise<Awaited<Result>>;

  /** Asks until the answer is one. */
  async function until<Result>(
    what: string,
    look: () => Promise<Result | null | false | undefined>,
    patience = PATIENCE_MS,
  ): Promise<Result> {
    const end = Date.now() + patience;
    for (;;) {
      // While a document goes and the next one comes, there is nothing to ask.
      const found = await look().catch(() => null);
      if (found) return found;
      if (Date.now() > end) throw new Error(`Not there in time: ${what}`);
      await setTimeout(LOOK_MS);
    }
  }

  /** Once it stands still: what is on its way to its place is pressed beside it. */
  function find(wanted: Wanted) {
    let before = '';
    return until(wordsOf(wanted), async () => {
      const found = await run(locate, SELECTORS[wanted.role], wanted.name, wanted.isExact ?? false);
      const place = JSON.stringify([found?.x, found?.y]);
      const isStill = found !== null && place === before;
      before = place;
      return isStill && found;
    });
  }

  return {
    driver,
    run,
    until,
    find,
    open: (path: string) => driver.open(new URL(path, origin).href),
    async press(wanted: Wanted): Promise<void> {
      const { x, y } = await find(wanted);
      await driver.click(x, y);
    },
    async write(wanted: Wanted, text: string): Promise<void> {
      // A notice that comes meanwhile moves it from under the pointer.
      await until(`the focus in ${wordsOf(wanted)}`, async () => {
        const { x, y, hasFocus } = await find(wanted);
        if (!hasFocus) await driver.click(x, y);
        return hasFocus;
      });
      await driver.press([...text]);
    },
    keys: (keys: readonly string[]) => driver.press(keys),
    sees: (text: string, patience?: number) => until(`“${text}”`, () => run(sees, text), patience),
    isAt: (pattern: RegExp) =>
      until(String(pattern), async () => pattern.test(await run(() => location.href))),
  };
}
