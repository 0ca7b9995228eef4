import { Children, type ReactNode } from 'react';

/** Puts examples side by side. Only for stories. */
export const row = (...children: ReactNode[]) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '1rem' }}>
    {Children.toArray(children)}
  </div>
);

/** Puts examples below each other, at most `width` wide. Only for stories. */
export const stackOf = (width: string, ...children: ReactNode[]) => (
  <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: width }}>{Children.toArray(children)}</div>
);

export const stack = (...children: ReactNode[]) => stackOf('40rem', ...children);
