/** Hosts that are the device itself. `localhost` is one for browsers, and programs use it although RFC 8252 §8.3 advises against it. */
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
const LONGEST = 2000;

export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.has(hostname);

/** Whether an application may return there: by https, or to a program on the device. No other scheme says who listens. */
export function isRedirectAddress(address: string): boolean {
  if (address.length > LONGEST || !URL.canParse(address)) return false;
  const url = new URL(address);
  const isPlain = url.username === '' && url.password === '' && !address.includes('#');
  return isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)));
}

const withoutPort = (url: URL): string => {
  const copy = new URL(url);
  copy.port = '';
  return copy.href;
};

/** Whether an address is one that was registered, letter by letter; on the device itself at any port (RFC 8252 §7.3). */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  if (!isRedirectAddress(address)) return false;
  if (registered.includes(address)) return true;
  const url = new URL(address);
  if (url.protocol !== 'http:') return false;
  return registered.some((one) => {
    const other = new URL(one);
    return other.protocol === 'http:' && withoutPort(other) === withoutPort(url);
  });
}

/** An address with an answer for the application in its query. */
export function withAnswer(address: string, answer: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) {
    if (value !== undefined) url.searchParams.append(name, value);
  }
  return url.href;
}
