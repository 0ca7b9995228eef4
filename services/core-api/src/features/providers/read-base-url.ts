import { FunctionError } from '@reflectory/runtime/functions';

const refuse = (message: string) => {
  throw new FunctionError('invalid_input', message, { base_url: message });
};

/**
 * The root of an API as it is kept: without a slash at the end, and with nothing that hides where it leads.
 *
 * @throws FunctionError
 */
export function readBaseUrl(text: string, privateOrigins: readonly string[]): string {
  if (!URL.canParse(text)) return refuse('This is no address');
  const { origin, protocol, pathname, username, password, search, hash } = new URL(text);
  if (username || password || search || hash)
    return refuse('The address may have no user, query or fragment');
  if (protocol !== 'https:' && !privateOrigins.includes(origin))
    return refuse('The address has to begin with https://');
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}
