/** Nobody is signed in, so nobody could revoke the link. */
export class NotAuthenticatedError extends Error {
  constructor() {
    super('User not authenticated');
    this.name = 'NotAuthenticatedError';
  }
}
