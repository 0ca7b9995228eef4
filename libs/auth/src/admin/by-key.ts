import type { NotedInvitation } from '../joining/invitations.repository.ts';

/** What is kept of somebody whom a program with the service key let in: they are a member at once. */
export const byKey = (instanceId: string, userId: string): NotedInvitation => ({
  instanceId,
  userId,
  role: 'member',
  source: 'service_key',
  isAccepted: true,
});
