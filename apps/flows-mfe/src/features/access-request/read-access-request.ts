import { type AccessRequest, oauthFunctions } from '@reflectory/contracts/api-tokens';

const schema = oauthFunctions['get-access-request'].input;

/** The request in a query; an empty one where a name stands in it twice, as nobody can say which of them is meant. */
export function readAccessRequest(search: string): AccessRequest {
  const query = [...new URLSearchParams(search)];
  const names = new Set(query.map(([name]) => name));
  return (names.size === query.length && schema.safeParse(Object.fromEntries(query)).data) || {};
}
