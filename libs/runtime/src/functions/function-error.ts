import type { FunctionErrorCode } from '@reflectory/contracts/errors';

/** An expected failure of a function; its code decides the status. */
export class FunctionError extends Error {
  readonly code: FunctionErrorCode;
  /** What is wrong per input field. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  constructor(code: FunctionErrorCode, message: string, fields?: Readonly<Record<string, string>>) {
    super(message);
    this.name = 'FunctionError';
    this.code = code;
    this.fields = fields;
  }
}
