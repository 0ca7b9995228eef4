import { defineFeature } from '../define-feature.ts';
import { createEventFunctions } from './events.functions.ts';
import { eventPermissions } from './events.permissions.ts';

export const feature = defineFeature({
  inAccount: ['app.dead_letters', 'app.events'],
  permissions: eventPermissions,
  functions: createEventFunctions,
});
