import { searchFunctions as contract } from '@reflectory/contracts/search';
import { defineFunction } from '@reflectory/runtime/functions';
import { searchRepository } from './search.repository.ts';
import { createSearchService } from './search.service.ts';

export const searchService = createSearchService(searchRepository);

/** The search, for everybody in what is theirs. */
export const searchFunctions = [
  defineFunction({
    contract,
    name: 'search-entries',
    access: 'signed-in',
    scope: 'journal:read',
    readOnly: true,
    timeoutMs: 10_000,
    handle: (input, { tx }) => searchService.searchEntries(tx, input),
  }),
  defineFunction({
    contract,
    name: 'list-used-frameworks',
    access: 'signed-in',
    readOnly: true,
    handle: async (_input, { tx }) => ({ frameworks: await searchRepository.listUsedFrameworks(tx) }),
  }),
];
