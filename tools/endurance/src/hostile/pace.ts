/** What is asked at a steady pace, whether or not the last is answered. */
export type Paced = {
  /** Stops asking, and resolves when all is answered. */
  stop(): Promise<void>;
};

/** Asks `perSecond` times a second; what would be more than `atOnce` under way is left out. */
export function startPace(
  perSecond: number,
  ask: () => Promise<void>,
  { atOnce = Infinity, delayMs = 0 } = {},
): Paced {
  const underWay = new Set<Promise<void>>();
  const once = () => {
    if (underWay.size >= atOnce) return;
    const asked = ask().finally(() => underWay.delete(asked));
    underWay.add(asked);
  };
  let timer: NodeJS.Timeout | undefined;
  const start = setTimeout(() => {
    once();
    timer = setInterval(once, 1000 / perSecond);
  }, delayMs);
  return {
    async stop() {
      clearTimeout(start);
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
