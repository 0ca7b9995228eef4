export { type FunctionInput, type FunctionName, type FunctionOutput, functionSchemas } from './functions.ts';
