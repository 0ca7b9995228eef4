import { globSync } from 'node:fs';
import path from 'node:path';
import type { Feature } from './define-feature.ts';

const files = globSync('*/feature.ts', { cwd: import.meta.dirname }).toSorted();

/** Every feature of the service, in the order of their folders' names. */
export const features: readonly Feature[] = await Promise.all(
  files.map(async (file) => {
    const { feature } = (await import(`./${path.dirname(file)}/feature.ts`)) as { feature: Feature };
    return feature;
  }),
);
