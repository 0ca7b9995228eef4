import { type ComponentType, lazy } from 'react';

type Drawn = typeof import('./drawn.tsx');

/**
 * A component of what draws, which is fetched when there is something to draw, so that no first view waits for it. Where it
 * cannot be fetched there is `instead`.
 */
export const lazilyDrawn = <Props extends object>(
  choose: (drawn: Drawn) => ComponentType<Props>,
  instead: ComponentType<Props>,
) =>
  lazy<ComponentType<Props>>(() =>
    import('./drawn.tsx').then(
      (drawn) => ({ default: choose(drawn) }),
      () => ({ default: instead }),
    ),
  );
