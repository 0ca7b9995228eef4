/** Stands for the passkeys of supabase-js: the product has none, its second factor is a code. */
export class WebAuthnApi {}

function refuse() {
  throw new Error('This page has no passkeys: import WebAuthnApi from @supabase/auth-js');
}
export {
  refuse as deserializeCredentialCreationOptions,
  refuse as deserializeCredentialRequestOptions,
  refuse as serializeCredentialCreationResponse,
  refuse as serializeCredentialRequestResponse,
};
