import type { ServiceClient } from '@reflectory/client';
import type { AuthMode } from './auth-mode.ts';
import { giveCode, giveRecoveryCode } from './second-factor.ts';
import {
  acceptInvitation,
  saveNewPassword,
  sendReset,
  signIn,
  signUp,
  type FlowOutcome,
} from './session-flows.ts';

/** Runs what a mode of the sign-in screen is for. `refused` is said of a recovery code that is none. */
export function runMode(
  client: ServiceClient,
  mode: Exclude<AuthMode, 'other-account'>,
  field: (name: string) => string,
  refused: string,
): Promise<FlowOutcome> {
  const credentials = { email: field('email'), password: field('password') };
  switch (mode) {
    case 'sign-in':
      return signIn(client, credentials);
    case 'sign-up':
      return signUp(client, { ...credentials, name: field('name') }, `${location.origin}/`);
    case 'forgot':
      return sendReset(client, credentials.email, `${location.origin}/auth`);
    case 'new-password':
      return saveNewPassword(client, field('new-password'));
    case 'invited':
      return acceptInvitation(client, { name: field('name'), password: field('new-password') });
    case 'code':
      return giveCode(client, field('code'));
    case 'recovery-code':
      return giveRecoveryCode(client, field('recovery-code'), refused);
  }
}
