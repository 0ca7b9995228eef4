/** Somebody wrote whose account is being deleted: it can be read and exported, or kept, and nothing else. */
export class AccountClosingError extends Error {
  constructor() {
    super('This account is being deleted. Keep it to go on.');
    this.name = 'AccountClosingError';
  }
}
