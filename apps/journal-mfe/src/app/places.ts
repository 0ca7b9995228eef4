import type { FrameworkKey } from '@reflectory/domain/frameworks';
import { matchPath } from 'react-router-dom';

/** Address of a session's editor. The framework stands in it so that a reload before the first word begins the same one. */
export function sessionAddress(sessionId: string, framework: string): string {
  return framework === 'free'
    ? `/journal/write/${sessionId}`
    : `/journal/session/${sessionId}?framework=${framework}`;
}

/** Address of a new session. */
export function newSessionAddress(framework: FrameworkKey): string {
  return sessionAddress(crypto.randomUUID(), framework);
}

/** Address of an entry. */
export function entryAddress(entryId: string): string {
  return `/journal/entry/${entryId}`;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** An id out of an address, or null where it is none. */
export const idOrNull = (id: string | null | undefined): string | null => (id && UUID.test(id) ? id : null);

/** The id in an address of the form `pattern`, or null. */
export const idIn = (pattern: string, pathname: string): string | null =>
  idOrNull(matchPath(pattern, pathname)?.params['id']);
