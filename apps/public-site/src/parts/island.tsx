import type { ReactNode } from 'react';

/** A part of a prerendered page that becomes interactive. Its markup must be what the browser renders again. */
export function Island({ name, children }: { name: string; children: ReactNode }) {
  return <div data-island={name}>{children}</div>;
}
