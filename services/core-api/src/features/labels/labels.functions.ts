import { labelFunctions as contract } from '@reflectory/contracts/entry-details';
import { defineFunction } from '@reflectory/runtime/functions';
import { labelsRepository } from './labels.repository.ts';
import { createLabelsService } from './labels.service.ts';

const service = createLabelsService(labelsRepository);

/** Tags and people, for whoever wrote them. */
export const labelFunctions = [
  defineFunction({
    contract,
    name: 'list-labels',
    access: 'signed-in',
    readOnly: true,
    handle: async ({ kind }, { tx }) => ({ labels: await labelsRepository.list(tx, kind) }),
  }),
  defineFunction({
    contract,
    name: 'rename-label',
    access: 'signed-in',
    handle: (input, { tx }) => service.rename(tx, input),
  }),
  defineFunction({
    contract,
    name: 'merge-labels',
    access: 'signed-in',
    handle: (input, { tx }) => service.merge(tx, input),
  }),
  defineFunction({
    contract,
    name: 'delete-label',
    access: 'signed-in',
    handle: (input, { tx }) => service.remove(tx, input),
  }),
];
