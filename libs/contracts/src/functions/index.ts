export type {
  FunctionContract,
  FunctionInput,
  FunctionName,
  FunctionOutput,
  Functions,
} from './functions.ts';
