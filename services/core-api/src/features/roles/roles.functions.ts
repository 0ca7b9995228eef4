import { roleFunctions } from '@reflectory/contracts/members';
import type { Permission } from '@reflectory/permissions';
import { asSqlFailure } from '@reflectory/runtime/database';
import { defineFunction, type FunctionDefinition, FunctionError } from '@reflectory/runtime/functions';
import { deleteRole, giveRole, listRoleMembers, listRoles, saveRole, takeRole } from './roles.repository.ts';

/** Who may give roles does so here; the policies see to it that nobody gives what they have not. */
const access = { permission: 'roles.manage' } as const;

/** Roles of an instance, and who has them. */
export function createRoleFunctions(permissions: readonly Permission[]): FunctionDefinition[] {
  return [
    defineFunction({
      contract: roleFunctions,
      name: 'list-roles',
      access,
      readOnly: true,
      handle: async (_input, { tx }) => ({
        permissions: permissions.map(({ key, name, description }) => ({ key, name, description })),
        roles: await listRoles(tx),
      }),
    }),
    defineFunction({
      contract: roleFunctions,
      name: 'save-role',
      access,
      async handle(role, { tx }) {
        const id = await saveRole(tx, role).catch((error: unknown) => {
          throw asSqlFailure(error)?.code === '23505' ? nameTaken() : error;
        });
        if (id === null) throw noSuchRole();
        return { id };
      },
    }),
    defineFunction({
      contract: roleFunctions,
      name: 'delete-role',
      access,
      async handle({ id }, { tx }) {
        if (!(await deleteRole(tx, id))) throw noSuchRole();
        return {};
      },
    }),
    defineFunction({
      contract: roleFunctions,
      name: 'list-role-members',
      access,
      readOnly: true,
      handle: async ({ role }, { tx }) => ({ members: await listRoleMembers(tx, role) }),
    }),
    defineFunction({
      contract: roleFunctions,
      name: 'set-role-member',
      access,
      async handle({ user_id: userId, role, isGiven }, { tx }) {
        if (!isGiven) {
          await takeRole(tx, userId, role);
          return {};
        }
        await giveRole(tx, userId, role).catch((error: unknown) => {
          throw asSqlFailure(error)?.code === '23503' ? nobody() : error;
        });
        return {};
      },
    }),
  ];
}

const nameTaken = () =>
  new FunctionError('conflict', 'A role has this name already', { name: 'Already taken' });
const noSuchRole = () => new FunctionError('not_found', 'There is no such role');
const nobody = () => new FunctionError('not_found', 'There is no such member or role');
