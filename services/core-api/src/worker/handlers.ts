import type { EventHandler } from '@reflectory/runtime/jobs';
import type { EventParts } from '../features/define-feature.ts';
import { features } from '../features/features.ts';

/** Everybody who hears events. */
export const createHandlers = (parts: EventParts): EventHandler[] =>
  features.flatMap(({ hears }) => hears?.(parts) ?? []);
