export type { FakeUser } from './auth-fake.ts';
export { FAKE_FACTOR_CODE, type FakeFactor } from './factors-fake.ts';
export { createServiceClientFake } from './service-client-fake.ts';
export type {
  FakeCall,
  FakeFunctions,
  ServiceClientFake,
  ServiceClientFakeOptions,
} from './service-client-fake.ts';
export { FAKE_INSTANCE_ID } from './table-defaults.ts';
