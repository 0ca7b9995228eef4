export { createBuiltinEngine as createEngine } from '../../builtin-engine.ts';
