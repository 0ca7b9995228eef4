import {
  type OverallPresentationData,
  overallPresentationDataSchema,
  type PresentationType,
  type SessionPresentationData,
  sessionPresentationDataSchema,
} from '@reflectory/contracts/presentations';
import { permittedOverall, permittedSession } from './permitted-parts.ts';

/**
 * What a visitor may receive of a stored snapshot: everything that only forbidden sections need is gone,
 * and so is what no slide shows. Null when the data is not what the type says.
 *
 * Applying it twice changes nothing.
 */
export function permittedData(type: 'session', data: unknown): SessionPresentationData | null;
export function permittedData(type: 'overall', data: unknown): OverallPresentationData | null;
export function permittedData(
  type: PresentationType,
  data: unknown,
): SessionPresentationData | OverallPresentationData | null;
export function permittedData(type: PresentationType, data: unknown) {
  if (type === 'session') {
    const session = sessionPresentationDataSchema.safeParse(data);
    return session.success ? permittedSession(session.data) : null;
  }
  const overall = overallPresentationDataSchema.safeParse(data);
  return overall.success ? permittedOverall(overall.data) : null;
}
