import { MUTATION_RETRIES } from '@reflectory/contracts/behaviour';
import { failureCode } from '@reflectory/client';

/**
 * Repeats a call that did not arrive, as every mutation (specification, section 9), but not one that was refused: a
 * second wrong code would only use up attempts.
 */
export function retryUnlessRefused(failures: number, error: Error): boolean {
  return failures < MUTATION_RETRIES && failureCode(error) === 'unreachable';
}
