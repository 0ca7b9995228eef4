export {
  defineFunction,
  defineServiceFunction,
  defineStreamedFunction,
  type FunctionDefinition,
  type FunctionHost,
  type FunctionRequest,
} from './define-function.ts';
export { FunctionError } from './function-error.ts';
export { createFunctionsArea } from './functions-area.ts';
export type { StreamedAnswer } from './streamed-answer.ts';
