import { FunctionError } from '@reflectory/runtime/functions';
import { ProviderFailedError, ProviderRefusedError } from '../../provider/index.ts';

/** What is not said, or not heard, as whoever asked is told it. @throws FunctionError; what it does not know as it came */
export function explainRefusal(error: unknown): never {
  if (error instanceof ProviderFailedError)
    throw new FunctionError('unavailable', 'The provider did not do it');
  if (!(error instanceof ProviderRefusedError)) throw error;
  const { reason } = error;
  if (reason === 'person_budget' || reason === 'instance_budget')
    throw new FunctionError('rate_limited', 'No more is sent this month');
  throw new FunctionError('not_permitted', `This is not sent: ${reason}`);
}
