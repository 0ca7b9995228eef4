import type { RequestContext } from '@reflectory/contracts/control-plane';
import { HttpError } from '@reflectory/server-kit';
import type { Database } from '@reflectory/runtime/database';
import { validationFailed } from '../auth-errors.ts';
import { getCaller, requireUserId } from '../sessions/caller.ts';
import { deleteIdentity, lockUser } from '../users/users.repository.ts';

/** Ways to sign in that people add to their account and take away again. */
export type IdentitiesService = {
  /** @throws HttpError 401, 404 manual_linking_disabled, 400: there is no provider but the mail address */
  link(context: RequestContext, provider: string): never;
  /** @throws HttpError 404 manual_linking_disabled, 422 single_identity_not_deletable or identity_not_found */
  unlink(context: RequestContext, identityId: string): Promise<void>;
};

type Dependencies = { database: Database; config: { manualLinking: boolean } };

export function createIdentitiesService({ database, config }: Dependencies): IdentitiesService {
  const refuseWhenOff = () => {
    if (config.manualLinking) return;
    throw new HttpError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  };
  return {
    link(context, provider) {
      requireUserId(context);
      refuseWhenOff();
      throw unsupportedProvider(provider);
    },

    unlink(context, identityId) {
      requireUserId(context);
      refuseWhenOff();
      return database.asService('auth_admin', context.instance_id, async (tx) => {
        await lockUser(tx, requireUserId(context));
        const { user } = await getCaller(tx, context);
        if (user.identities.length < 2) {
          const message = 'User must have at least 1 identity after unlinking';
          throw new HttpError(422, 'single_identity_not_deletable', message);
        }
        if (!user.identities.some(({ id }) => id === identityId)) {
          throw new HttpError(422, 'identity_not_found', "Identity doesn't exist");
        }
        await deleteIdentity(tx, user.id, identityId);
      });
    },
  };
}

/** Providers that clients know; none of them is set up here. */
const KNOWN =
  'apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter vercel_marketplace workos x zoom'.split(
    ' ',
  );

/** The answer to every way of signing in by somebody else's account. */
export const unsupportedProvider = (provider: string) =>
  validationFailed(
    KNOWN.includes(provider)
      ? 'Unsupported provider: provider is not enabled'
      : `Unsupported provider: Provider ${provider.slice(0, 50)} could not be found`,
  );
