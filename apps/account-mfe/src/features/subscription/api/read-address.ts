import { PaymentRefusedError } from './payment-refused-error.ts';

/**
 * The address in an answer that can also hold a readable failure.
 *
 * @throws PaymentRefusedError when there is none.
 */
export function readAddress({
  url,
  error,
}: {
  url?: string | undefined;
  error?: string | undefined;
}): string {
  if (url === undefined) throw new PaymentRefusedError(error);
  return url;
}
