import { failureCode } from './failure-code.ts';

/** Finds the text of the first of these keys that has one. */
type FindText = (keys: string[]) => string;

/**
 * What to tell a person about a failed call, by its code: in the area's own words where it has some below the key `own`,
 * else in those that all areas share.
 *
 * @example describeFailure(error, t, 'problems')
 */
export function describeFailure(error: unknown, t: FindText, own: string): string {
  const code = failureCode(error);
  return t([`${own}.${code}`, `common:errors.${code}`, `${own}.internal`, 'common:errors.internal']);
}
