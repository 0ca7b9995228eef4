import type { ServiceClient } from '@reflectory/client';

/** Nobody is signed in, so nobody could revoke the link. */
export class NotAuthenticatedError extends Error {
  constructor() {
    super('User not authenticated');
    this.name = 'NotAuthenticatedError';
  }
}

/**
 * Id of whoever is signed in at this moment: the sign-in may have ended since the page was drawn.
 *
 * @throws NotAuthenticatedError
 */
export async function getAuthor(client: ServiceClient): Promise<string> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new NotAuthenticatedError();
  return data.session.user.id;
}
