const calls: readonly string[] = [
  'POST /functions/v1/export-my-data',
  'POST /functions/v1/get-account-status',
  'POST /functions/v1/request-account-deletion',
  'POST /functions/v1/cancel-account-deletion',
  'POST /functions/v1/use-recovery-code',
  'GET /auth/v1/user',
  'POST /auth/v1/logout',
];
/** Giving a second factor that the person has. */
const givesFactor = /^POST \/auth\/v1\/factors\/[\da-f-]{36}\/(challenge|verify)$/;

/** Whether the auth session of somebody who is paused may make a call; `path` without its query. */
export function isLeavingCall(method: string, path: string): boolean {
  const call = `${method} ${path}`;
  return calls.includes(call) || givesFactor.test(call);
}
