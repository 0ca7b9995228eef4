export { directionOfText } from './direction-of-text.ts';
export { isolateForeign } from './isolate-foreign.ts';
