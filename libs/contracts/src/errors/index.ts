export { type FunctionErrorBody, type FunctionErrorCode, functionErrorCodes } from './errors.ts';
