import { type Joining, joiningSchema, joiningFunctions } from '@reflectory/contracts/members';
import type { Database, Transaction } from '@reflectory/runtime/database';
import {
  defineFunction,
  defineServiceFunction,
  type FunctionDefinition,
  FunctionError,
} from '@reflectory/runtime/functions';
import { findInvitationPlace } from './invitation-rights.ts';
import { listAdministrators, setMembershipRole } from '../joining/invitations.repository.ts';
import type { InvitationsService } from './invitations.service.ts';

type Dependencies = { database: Database; invitations: InvitationsService };

/** Who may join, who is invited, and who administers an instance. */
export function createJoiningFunctions({ database, invitations }: Dependencies): FunctionDefinition[] {
  return [
    defineFunction({
      contract: joiningFunctions,
      name: 'get-joining',
      access: { permission: 'members.invite' },
      readOnly: true,
      handle: (_input, { tx }) => readJoining(tx),
    }),
    defineFunction({
      contract: joiningFunctions,
      name: 'set-joining',
      access: { permission: 'joining.manage' },
      async handle({ joining }, { tx }) {
        await tx.query('select app.set_joining($1, $2)', [joining.rule, [...new Set(joining.domains)]]);
        return readJoining(tx);
      },
    }),
    defineServiceFunction({
      contract: joiningFunctions,
      name: 'list-invitations',
      access: { permission: 'members.invite' },
      handle: async ({ instance_id }, { context }) => ({
        invitations: await invitations.list(context, instance_id),
      }),
    }),
    defineServiceFunction({
      contract: joiningFunctions,
      name: 'invite-member',
      access: { permission: 'members.invite' },
      isClosedWhileClosing: true,
      handle: async (person, { context }) => ({ outcome: await invitations.invite(context, person) }),
    }),
    defineServiceFunction({
      contract: joiningFunctions,
      name: 'resend-invitation',
      access: { permission: 'members.invite' },
      isClosedWhileClosing: true,
      async handle(somebody, { context }) {
        await invitations.resend(context, somebody);
        return {};
      },
    }),
    defineServiceFunction({
      contract: joiningFunctions,
      name: 'withdraw-invitation',
      access: { permission: 'members.invite' },
      isClosedWhileClosing: true,
      async handle(somebody, { context }) {
        await invitations.withdraw(context, somebody);
        return {};
      },
    }),
    ...administratorFunctions(database),
  ];
}

function administratorFunctions(database: Database): FunctionDefinition[] {
  return [
    defineServiceFunction({
      contract: joiningFunctions,
      name: 'list-administrators',
      access: 'super-admin',
      async handle({ instance_id: instanceId }, { context }) {
        await findInvitationPlace(database, context, instanceId);
        return {
          administrators: await database.asService('auth_admin', instanceId, (tx) =>
            listAdministrators(tx, instanceId),
          ),
        };
      },
    }),
    defineServiceFunction({
      contract: joiningFunctions,
      name: 'remove-administrator',
      access: 'super-admin',
      isClosedWhileClosing: true,
      async handle({ instance_id: instanceId, user_id: userId }, { context }) {
        await findInvitationPlace(database, context, instanceId);
        const wasThere = await database.asService('auth_admin', instanceId, (tx) =>
          setMembershipRole(tx, { instanceId, userId }, 'member'),
        );
        if (!wasThere) throw new FunctionError('not_found', 'Nobody of this instance');
        return {};
      },
    }),
  ];
}

async function readJoining(tx: Transaction): Promise<{ joining: Joining; managesRoles: boolean }> {
  const [row] = await tx.query<{ rule: string; domains: string[]; manages: boolean }>(
    `select joining as rule, joining_domains as domains, app.manages_roles() as manages
     from app.instances where id = app.instance_id()`,
  );
  if (!row) throw new FunctionError('not_found', 'There is no such instance');
  const { manages: managesRoles, ...joining } = row;
  return { joining: joiningSchema.parse(joining), managesRoles };
}
