/** Modes of the sign-in screen (specification, section 2); the last one follows a reset link. */
export type AuthMode = 'sign-in' | 'sign-up' | 'forgot' | 'new-password';

const MODES: readonly string[] = ['sign-in', 'sign-up', 'forgot'] satisfies AuthMode[];

/** The mode that an address asks for with `?mode=`; sign-in when it asks for none. */
export function modeOf(search: string): AuthMode {
  const wanted = new URLSearchParams(search).get('mode') ?? '';
  return MODES.includes(wanted) ? (wanted as AuthMode) : 'sign-in';
}

/** Where a signed-in person is sent: the path in `?next=`, when it is one of ours, else the journal. */
export function destinationOf(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : '/journal';
}
