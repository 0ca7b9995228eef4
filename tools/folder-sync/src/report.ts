import type { Reason } from './plan.ts';

export type Report = {
  /** Something was done, or would be. */
  say(what: string): void;
  /** Something was left out. */
  leave(what: string, why: string): void;
  progress(what: string): void;
  readonly done: number;
  readonly left: number;
};

export const reasons: Readonly<Record<Reason, string>> = {
  binary: 'it is no text in UTF-8',
  'too-large': 'it is larger than 2 MB',
  'broken-front-matter': 'its front matter cannot be read',
  unreadable: 'it cannot be read',
  copy: 'another file has the same id: take the id out of its front matter to make an entry of it',
  'unknown-entry':
    'its id names no entry that is there: take the id out of its front matter to make an entry of it',
  emptied: 'nothing stands in it any more; the entry stays as it is',
  'file-gone': 'the file is gone; the entry stays as it is (--restore writes the file again)',
};

/** Names come from anywhere: none of them speaks to a terminal. */
const printable = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');

/** Tells a person what is going on: what was done on `out`, the rest on `err`. */
export function createReport(
  out: NodeJS.WritableStream,
  err: NodeJS.WritableStream & { isTTY?: boolean },
): Report {
  let done = 0;
  let left = 0;
  const clear = () => (err.isTTY ? err.write('\r\u001b[K') : true);
  return {
    say(what) {
      done += 1;
      clear();
      out.write(`${printable(what)}\n`);
    },
    leave(what, why) {
      left += 1;
      clear();
      err.write(`left: ${printable(what)}: ${printable(why)}\n`);
    },
    progress(what) {
      if (!err.isTTY) return;
      clear();
      err.write(what);
    },
    get done() {
      return done;
    },
    get left() {
      return left;
    },
  };
}
