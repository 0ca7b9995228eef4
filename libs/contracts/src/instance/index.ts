export { instanceFunctions, type InstanceSummary, instanceSummarySchema } from './instance-functions.ts';
export {
  type Brand,
  brandSchema,
  hexColourSchema,
  type Instance,
  instanceSchema,
  type InstanceStatus,
  instanceStatusSchema,
  languageSchema,
} from './instance.ts';
