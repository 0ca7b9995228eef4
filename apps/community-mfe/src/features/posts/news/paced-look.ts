/** Milliseconds between two looks of a page, however much is told meanwhile. */
export const LOOK_EVERY_MS = 5000;
/** Milliseconds over which the looks of many pages that are told at one moment are spread. */
const SPREAD_MS = 400;

export type PacedLookOptions = {
  look: () => void;
  /** Whether somebody sees the page: what nobody sees looks when it is seen again. */
  isSeen: () => boolean;
  random?: () => number;
};

/** Looks soon after something was told, and seldom while much is. */
export function createPacedLook({ look, isSeen, random = Math.random }: PacedLookOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  let isTold = false;
  const run = () => {
    timer = undefined;
    if (!isSeen()) return;
    isTold = false;
    last = Date.now();
    look();
  };
  const plan = () => {
    if (!isTold || timer !== undefined || !isSeen()) return;
    timer = setTimeout(run, Math.max(random() * SPREAD_MS, last + LOOK_EVERY_MS - Date.now()));
  };
  return {
    tell() {
      isTold = true;
      plan();
    },
    /** The page is seen again. */
    wake: plan,
    stop: () => clearTimeout(timer),
  };
}
