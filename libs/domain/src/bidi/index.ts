export { isolateForeign } from './isolate-foreign.ts';
