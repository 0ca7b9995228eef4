export { type CallPart, nameOfPart, partsOfCall } from './parts-of-call.ts';
export { takeFields } from './take-fields.ts';
