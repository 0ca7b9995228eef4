export {
  PROVIDER_TASKS,
  providerModelsSchema,
  type ProviderModels,
  type ProviderTask,
  providerTaskSchema,
} from './tasks.ts';
