export { providerFunctions, type ProviderSettings, type SavedProvider } from './provider-functions.ts';
export { type ProviderDisclosureRow, providersTables } from './rows.ts';
export { PROVIDER_TASKS, type ProviderModels, type ProviderTask, providerTaskSchema } from './tasks.ts';
