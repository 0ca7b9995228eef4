/** The payment service did not take it, and said so in an answer that is none of its errors. */
export class PaymentRefusedError extends Error {
  override name = 'PaymentRefusedError';
  readonly code = 'payment_refused';
}
