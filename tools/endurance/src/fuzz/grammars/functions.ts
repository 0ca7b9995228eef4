import { functionContracts } from '@reflectory/contracts/testing';
import * as fc from 'fast-check';
import { type HttpInput, type Part, principals } from '../input.ts';
import { admittedBy } from './json-schema.ts';
import { anyFraming, headerText, lineText } from './rest.ts';
import { broken, encoded, jsonText, someHeaders, text } from './values.ts';

/** What would end the account of somebody who speaks in this run. */
const ending = new Set(['request-account-deletion']);

type Call = { name: string; body: readonly Part[] };

/** A function with an input of its schema, half of them changed at one place. */
const calls: fc.Arbitrary<Call>[] = Object.entries(functionContracts)
  .filter(([name]) => !ending.has(name))
  .map(([name, { input }]) =>
    fc.record({
      name: fc.constant(name),
      body: broken(admittedBy(input).map((value) => JSON.stringify(value) ?? '')).map((json): Part[] => [
        json,
      ]),
    }),
  );
const strangeCall: fc.Arbitrary<Call> = fc.record({
  name: fc.oneof(
    encoded(text),
    fc.constantFrom(...Object.keys(functionContracts).filter((name) => !ending.has(name))),
  ),
  body: jsonText,
});

/** Calls of every function. */
export const functionsGrammar: fc.Arbitrary<HttpInput> = fc
  .record({
    kind: fc.constant('http' as const),
    principal: fc.constantFrom(...principals, 'other' as const),
    method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'POST', 'POST', 'GET', 'PUT', 'OPTIONS'),
    call: fc.oneof({ weight: 6, arbitrary: fc.oneof(...calls) }, { weight: 2, arbitrary: strangeCall }),
    headers: someHeaders({
      'content-type': fc.constantFrom(
        'application/json',
        'text/plain',
        'multipart/form-data',
        'application/octet-stream',
        'x/y; charset=nope',
      ),
      'content-encoding': fc.constantFrom('gzip', 'br', 'nope'),
      'idempotency-key': fc.oneof(fc.uuid(), text).map(headerText),
      'x-region': text.map(headerText),
      accept: fc.constantFrom('text/event-stream', 'application/json', ''),
    }),
    framing: anyFraming,
  })
  .map(({ call, ...input }) => ({ ...input, path: lineText(`/functions/v1/${call.name}`), body: call.body }));
