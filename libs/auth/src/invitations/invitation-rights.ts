import type { RequestContext } from '@reflectory/contracts/control-plane';
import { type MembershipRole, membershipRoleSchema } from '@reflectory/contracts/members';
import { type Database, PRODUCT_SEARCH_PATH } from '@reflectory/runtime/database';
import { instanceUrl } from '@reflectory/runtime/http';
import { FunctionError } from '@reflectory/runtime/functions';

/** Where somebody invites, as links of mails name it, and as whom. */
export type InvitationPlace = {
  context: RequestContext;
  isHost: boolean;
  /** Roles that the caller may give. */
  roles: readonly MembershipRole[];
};

type Rights = { invites: boolean; is_host: boolean; roles: MembershipRole[] };
type Placed = { id: string; slug: string; is_default: boolean };

/**
 * What the caller may do at their instance, or at another one that they look after; the database says so, whatever the
 * context does.
 *
 * @throws FunctionError not_permitted, not_found
 */
export async function findInvitationPlace(
  database: Database,
  context: RequestContext,
  instanceId: string = context.instance_id,
): Promise<InvitationPlace> {
  const { rights, places } = await database.asPrincipal(
    context,
    async (tx) => ({
      rights: await tx.query<Rights>(
        `select app.can('members.invite') as invites, app.is_super_admin() as is_host, array(
           select r from unnest($1::text[]) r
           where r = 'member' or (app.can('roles.manage') and app.covers(app.role_permissions(app.instance_id(), r)))
         ) as roles`,
        [membershipRoleSchema.options],
      ),
      places: await tx.query<Placed>('select id, slug, is_default from app.instances where id = any ($1)', [
        [instanceId, context.instance_id],
      ]),
    }),
    { readOnly: true, searchPath: PRODUCT_SEARCH_PATH },
  );
  const [right] = rights;
  if (!right?.invites || (instanceId !== context.instance_id && !right.is_host)) throw notPermitted();
  const [target, own] = [instanceId, context.instance_id].map((wanted) =>
    places.find(({ id }) => id === wanted),
  );
  if (!target || !own) throw new FunctionError('not_found', 'There is no such instance');
  const origin =
    target === own ? context.origin : instanceUrl(asPlaced(target), context.origin, asPlaced(own));
  return {
    // Whoever is invited may read another language than whoever invites.
    context: { ...context, instance_id: target.id, origin, language: undefined },
    isHost: right.is_host,
    roles: right.roles,
  };
}

/** @throws FunctionError not_permitted */
export function refuseRole({ roles }: InvitationPlace, role: MembershipRole): void {
  if (!roles.includes(role)) throw notPermitted();
}

const asPlaced = ({ slug, is_default: isDefault }: Placed) => ({ slug, isDefault });
const notPermitted = () => new FunctionError('not_permitted', 'You may not do this here');
