export { providerFunctions, type ProviderSettings, type SavedProvider } from './provider-functions.ts';
export { type ProviderDisclosureRow, providersTables } from './rows.ts';
export {
  OFFERED_TASKS,
  PROVIDER_TASKS,
  type ProviderModels,
  type ProviderTask,
  providerTaskSchema,
} from './tasks.ts';
