/** A link of a mail that would sign in somebody else than who is signed in. */
export type AccountChange = {
  /** The fragment with the tokens. */
  hash: string;
  /** Addresses of who is signed in, and of who the link says it is for: only the service can say whether that is true. */
  current: string;
  other: string;
};

/** Whose account a link would change; null where it is the same, or nobody is signed in. */
export function accountChange({ hash, hostname }: Location): AccountChange | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('access_token');
  const current = signedIn(hostname);
  if (token === null || current === null) return null;
  const other = claimsOf(token);
  return other.id === current.id ? null : { hash, current: current.email, other: other.email };
}

type Account = { id: string; email: string };

/** Who the service client has kept an auth session of. */
function signedIn(hostname: string): Account | null {
  const kept = localStorage.getItem(`sb-${hostname.split('.', 1)[0]}-auth-token`);
  const user = fieldOf(parse(kept ?? 'null'), 'user');
  const account = accountOf(fieldOf(user, 'id'), fieldOf(user, 'email'));
  return account.id === '' ? null : account;
}

function claimsOf(token: string): Account {
  const part = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const claims = parse(decode(part));
  return accountOf(fieldOf(claims, 'sub'), fieldOf(claims, 'email'));
}

const accountOf = (id: unknown, email: unknown): Account => ({
  id: typeof id === 'string' ? id : '',
  email: typeof email === 'string' ? email : '',
});

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function decode(part: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(part), (sign) => sign.charCodeAt(0)));
  } catch {
    return 'null';
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
