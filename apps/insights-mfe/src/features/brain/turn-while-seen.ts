/** Once to and fro takes a minute. */
const TURN_MS = 60_000;
/** A frame that came late moves no further than this. */
const LONGEST_STEP_MS = 100;

/**
 * Draws something that turns slowly while it is seen: once and then never where motion is not wanted, and not at all out of
 * sight or in a hidden tab. Returns what ends it, and what draws it once more.
 */
export function turnWhileSeen(element: HTMLElement, draw: (turns: number) => void) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let [turns, before, frame, isSeen] = [0, 0, 0, false];
  const step = (now: number) => {
    if (before > 0) turns += Math.min(now - before, LONGEST_STEP_MS) / TURN_MS;
    before = now;
    draw(turns);
    frame = requestAnimationFrame(step);
  };
  const decide = () => {
    cancelAnimationFrame(frame);
    before = 0;
    draw(turns);
    if (isSeen && !document.hidden && !isStill) frame = requestAnimationFrame(step);
  };
  const seen = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting === true;
    decide();
  });
  const sized = new ResizeObserver(() => draw(turns));
  seen.observe(element);
  sized.observe(element);
  document.addEventListener('visibilitychange', decide);
  return {
    drawAgain: () => draw(turns),
    end() {
      cancelAnimationFrame(frame);
      seen.disconnect();
      sized.disconnect();
      document.removeEventListener('visibilitychange', decide);
    },
  };
}
