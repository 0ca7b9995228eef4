export {
  featuresTables,
  type GlobalFeatureInsert,
  type GlobalFeatureRow,
  type GlobalFeatureUpdate,
  type InstanceFeatureInsert,
  type InstanceFeatureRow,
  type InstanceFeatureUpdate,
} from './rows.ts';
