import type { Arbitrary } from 'fast-check';
import type { FuzzInput, Surface } from '../input.ts';
import { authGrammar } from './auth.ts';
import { documentsGrammar } from './documents.ts';
import { functionsGrammar } from './functions.ts';
import { realtimeGrammar } from './realtime.ts';
import { restGrammar } from './rest.ts';
import { storageGrammar } from './storage.ts';
import { wireGrammar } from './wire.ts';

/** The grammar of each surface. */
export const grammars: Readonly<Record<Surface, Arbitrary<FuzzInput>>> = {
  rest: restGrammar,
  auth: authGrammar,
  storage: storageGrammar,
  functions: functionsGrammar,
  realtime: realtimeGrammar,
  documents: documentsGrammar,
  wire: wireGrammar,
};

/** How much of a run each surface gets. */
export const shares: Readonly<Record<Surface, number>> = {
  rest: 40,
  auth: 15,
  storage: 15,
  functions: 10,
  realtime: 8,
  documents: 5,
  wire: 7,
};
