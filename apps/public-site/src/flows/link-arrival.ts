/** What a link out of a mail brought along in the fragment of the address. */
export type LinkArrival = 'session' | 'recovery' | 'invite' | 'expired' | 'none';

/** Reads the fragment before the service client does, which takes it away. */
export function readArrival(hash: string): LinkArrival {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  if (values.has('error') || values.has('error_code')) return 'expired';
  if (!values.has('access_token')) return 'none';
  const type = values.get('type');
  return type === 'recovery' || type === 'invite' ? type : 'session';
}

const RECOVERY_KEY = 'reflectory.recovery';

/** Remembers in this tab that a new password is due, so that a reload does not skip it. */
export const dueRecovery = {
  isDue: () => sessionStorage.getItem(RECOVERY_KEY) !== null,
  begin: () => sessionStorage.setItem(RECOVERY_KEY, ''),
  end: () => sessionStorage.removeItem(RECOVERY_KEY),
};
