import { overviewFunctions as contract } from '@reflectory/contracts/overview';
import { defineFunction } from '@reflectory/runtime/functions';
import { getJourney } from './journey.service.ts';
import { getOverview } from './overview.service.ts';
import { listPlanEffects } from './plan-effects.ts';
import { listWordTrends } from './word-trends.service.ts';

/** What charts are drawn from. */
export const overviewFunctions = [
  defineFunction({
    contract,
    name: 'get-overview',
    access: 'signed-in',
    readOnly: true,
    handle: (input, { tx }) => getOverview(tx, input),
  }),
  defineFunction({
    contract,
    name: 'get-journey',
    access: 'signed-in',
    readOnly: true,
    handle: ({ zone }, { tx }) => getJourney(tx, zone),
  }),
  defineFunction({
    contract,
    name: 'list-word-trends',
    access: 'signed-in',
    readOnly: true,
    handle: (input, { tx }) => listWordTrends(tx, input),
  }),
  defineFunction({
    contract,
    name: 'list-plan-effects',
    access: 'signed-in',
    readOnly: true,
    handle: (input, { tx }) => listPlanEffects(tx, input),
  }),
];
