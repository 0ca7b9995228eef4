import { OAuthClientMetadataSchema } from '@modelcontextprotocol/core';
import { OAuthErrorCode } from '@modelcontextprotocol/server';
import type { OAuthRefusal } from '@reflectory/contracts/api-tokens';
import { isRedirectAddress } from './redirect-address.ts';

const MOST_ADDRESSES = 10;
const LONGEST_NAME = 80;
/** Characters that are not seen, or that turn what follows around: a name could look like another with them. */
const hidden = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** What is kept of an application that registers. */
export type NewClient = { name: string; addresses: string[] };

const refused = (error: OAuthErrorCode, description: string): OAuthRefusal => ({
  error,
  error_description: description,
});

/** Reads the metadata of an application (RFC 7591 §2). All are public clients, whatever they ask to be. */
export function readClientMetadata(metadata: unknown): NewClient | OAuthRefusal {
  const { data } = OAuthClientMetadataSchema.safeParse(metadata);
  if (!data) return refused(OAuthErrorCode.InvalidClientMetadata, 'The metadata cannot be read');
  const addresses = [...new Set(data.redirect_uris)];
  if (addresses.length === 0 || addresses.length > MOST_ADDRESSES)
    return refused(OAuthErrorCode.InvalidRedirectUri, `Name 1 to ${MOST_ADDRESSES} redirect URIs`);
  if (!addresses.every(isRedirectAddress))
    return refused(OAuthErrorCode.InvalidRedirectUri, 'Redirect URIs are by https, or http of loopback');
  const { grant_types: grants, response_types: responses } = data;
  if ((grants && !grants.includes('authorization_code')) || (responses && !responses.includes('code')))
    return refused(OAuthErrorCode.InvalidClientMetadata, 'Only the authorization code is there');
  const [first = ''] = addresses;
  const name = (data.client_name ?? '').replaceAll(hidden, '').trim().slice(0, LONGEST_NAME).trim();
  // A half of a character may be left at the end.
  return { name: (name || new URL(first).host.slice(0, LONGEST_NAME)).toWellFormed(), addresses };
}
