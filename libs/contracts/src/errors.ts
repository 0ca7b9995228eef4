/** Error codes of our own functions; texts are found through translations (`errors.{code}`). */
export const functionErrorCodes = [
  'invalid_input',
  'not_authenticated',
  'not_permitted',
  'insufficient_aal',
  'not_found',
  'conflict',
  'too_large',
  'rate_limited',
  'contrast_too_low',
  /** The account is being deleted: it can be read and exported, or kept. */
  'account_closing',
  'internal',
] as const;
export type FunctionErrorCode = (typeof functionErrorCodes)[number];

/** Body of a failed function call. `fields` names what is wrong per input field. */
export type FunctionErrorBody = {
  error: { code: FunctionErrorCode; message: string; fields?: Record<string, string> };
};
