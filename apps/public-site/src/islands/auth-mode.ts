/** Modes of the sign-in screen (specification, section 2); the last one follows a reset link. */
export type AuthMode = 'sign-in' | 'sign-up' | 'forgot' | 'new-password';

const MODES: readonly string[] = ['sign-in', 'sign-up', 'forgot'] satisfies AuthMode[];

/** The mode that an address asks for with `?mode=`; sign-in when it asks for none. */
export function modeOf(search: string): AuthMode {
  const wanted = new URLSearchParams(search).get('mode') ?? '';
  return MODES.includes(wanted) ? (wanted as AuthMode) : 'sign-in';
}

/** Stands for our own origin, whatever it is. */
const OWN = 'http://own.invalid';

/** Where a signed-in person is sent: the path in `?next=`, when it is one of ours, else the journal. */
export function destinationOf(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  // Read as a browser reads it, which drops tabs and line breaks: `/<tab>/evil.example` is another host.
  const isOwn = next.startsWith('/') && URL.canParse(next, OWN) && new URL(next, OWN).origin === OWN;
  return isOwn ? next : '/journal';
}
