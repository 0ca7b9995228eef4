export { createEventRunner } from './event-runner.ts';
export {
  AUTHENTICATOR_PASSWORD,
  createTestDatabase,
  createTestOwner,
  isLockAwaited,
  runOnce,
  TEMPLATE_URL_VARIABLE,
  type TestDatabase,
  withDatabase,
  WORKER_PASSWORD,
} from './test-database.ts';
export {
  INTERNAL_SECRET,
  serveForTest,
  startTestService,
  testLogger,
  type TestService,
} from './test-service.ts';
export {
  createInstance,
  createPerson,
  only,
  personContext,
  type TestPerson,
  visitorContext,
} from './world.ts';
