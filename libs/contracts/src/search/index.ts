export { searchEvents } from './events.ts';
export {
  type FoundEntry,
  SEARCH_LIMITS,
  type SearchFilters,
  searchFiltersSchema,
  searchFunctions,
} from './search-functions.ts';
export { type SavedSearchInsert, type SavedSearchRow, type SavedSearchUpdate, searchTables } from './rows.ts';
