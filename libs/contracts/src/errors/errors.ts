/** Error codes of our own functions; texts are found through translations (`errors.{code}`). */
export const functionErrorCodes = [
  'invalid_input',
  'not_authenticated',
  'not_permitted',
  'insufficient_aal',
  'not_found',
  'method_not_allowed',
  'conflict',
  'idempotency_key_invalid',
  /** The same call is running at the moment. */
  'idempotency_key_in_use',
  /** The key belongs to a call that was different. */
  'idempotency_key_reused',
  'too_large',
  'rate_limited',
  /** The instance would have no administrator of its own. */
  'last_admin',
  /** The account is being deleted: it can be read and exported, or kept. */
  'account_closing',
  /** It took too long; whether it was done is not known. */
  'timeout',
  /** Nothing was done, and it may be tried again at once. */
  'unavailable',
  'internal',
] as const;
export type FunctionErrorCode = (typeof functionErrorCodes)[number];

/** Body of a failed function call. `fields` names what is wrong per input field. */
export type FunctionErrorBody = {
  error: { code: FunctionErrorCode; message: string; fields?: Record<string, string> };
};
