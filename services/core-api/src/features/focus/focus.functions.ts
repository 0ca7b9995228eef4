import { focusFunctions as contract } from '@reflectory/contracts/focus';
import { defineFunction, type FunctionDefinition } from '@reflectory/runtime/functions';
import { focusStatistics, knownFocus, recordFocus } from './focus.service.ts';

/** The timer of a person on all of their devices, and what it counted. */
export const createFocusFunctions = (now: () => number): FunctionDefinition[] => [
  defineFunction({
    contract,
    name: 'get-focus',
    access: 'signed-in',
    readOnly: true,
    handle: (_input, { tx }) => knownFocus(tx, now()),
  }),
  defineFunction({
    contract,
    name: 'record-focus',
    access: 'signed-in',
    handle: (input, { tx }) => recordFocus(tx, input, now()),
  }),
  defineFunction({
    contract,
    name: 'get-focus-statistics',
    access: 'signed-in',
    readOnly: true,
    handle: (days, { tx }) => focusStatistics(tx, days),
  }),
];
