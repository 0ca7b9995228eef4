import { instanceFunctions } from '@reflectory/contracts/instance';
import { memberSearchSchema, memberFunctions } from '@reflectory/contracts/members';
import { defineFunction } from '@reflectory/runtime/functions';
import { findMembers, managesRoles } from './instances.repository.ts';
import {
  changeBrand,
  changeLanguages,
  changeStatus,
  createInstance,
  summariseInstances,
} from './instances.service.ts';

/** What administrators do with instances. */
export const createInstanceFunctions = () => [
  defineFunction({
    contract: instanceFunctions,
    name: 'list-instances',
    access: 'super-admin',
    readOnly: true,
    handle: async (_input, { tx, context }) => ({ instances: await summariseInstances(tx, context) }),
  }),
  defineFunction({
    contract: instanceFunctions,
    name: 'create-instance',
    access: 'super-admin',
    handle: async (input, { tx, context }) => ({ instance: await createInstance(tx, context, input) }),
  }),
  defineFunction({
    contract: instanceFunctions,
    name: 'set-instance-status',
    access: 'super-admin',
    handle: async ({ instance_id, status }, { tx, context }) => ({
      instance: await changeStatus(tx, context, instance_id, status),
    }),
  }),
  defineFunction({
    contract: instanceFunctions,
    name: 'update-brand',
    access: { permission: 'brand.manage' },
    handle: async ({ instance_id, brand }, { tx, context }) => ({
      instance: await changeBrand(tx, context, instance_id, brand),
    }),
  }),
  defineFunction({
    contract: instanceFunctions,
    name: 'set-languages',
    access: { permission: 'texts.manage' },
    handle: async (input, { tx, context }) => ({ instance: await changeLanguages(tx, context, input) }),
  }),
  defineFunction({
    contract: memberFunctions,
    name: 'list-members',
    access: { permission: 'members.view' },
    readOnly: true,
    handle: async (input, { tx }) => ({
      ...(await findMembers(tx, input ?? memberSearchSchema.parse({}))),
      managesRoles: await managesRoles(tx),
    }),
  }),
];
