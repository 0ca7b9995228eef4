/** Modes of the sign-in screen (specification, section 2) that an address can ask for. */
const openModes = ['sign-in', 'sign-up', 'forgot'] as const;
type OpenMode = (typeof openModes)[number];

/** The further ones follow an auth session that is not complete, a reset link, an invitation, a second factor or somebody else's link. */
export type AuthMode = OpenMode | 'new-password' | 'invited' | 'code' | 'recovery-code' | 'other-account';

/** Every mode, as the page is prerendered for them. */
export const authModes: readonly AuthMode[] = [
  ...openModes,
  'new-password',
  'invited',
  'code',
  'recovery-code',
  'other-account',
];

/** Whether anybody can turn to a mode, and an address names it. */
export const isOpenMode = (mode: string): mode is OpenMode => openModes.some((open) => open === mode);

/** The mode that an address asks for with `?mode=`; sign-in when it asks for none. */
export function modeOf(search: string): OpenMode {
  const wanted = new URLSearchParams(search).get('mode') ?? '';
  return isOpenMode(wanted) ? wanted : 'sign-in';
}

/** The same address, asking for another mode. */
export function searchWithMode(search: string, mode: OpenMode): string {
  const values = new URLSearchParams(search);
  if (mode === 'sign-in') values.delete('mode');
  else values.set('mode', mode);
  return values.size > 0 ? `?${values}` : '';
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
