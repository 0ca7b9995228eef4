export type TokenRequest = {
  method: string;
  path: string;
  /** Without its `?`. */
  query: string;
  body: string | null;
};

export type Answer = {
  status: number;
  statusText: string;
  milliseconds: number;
  /** Pretty where it is JSON, and no longer than is shown. */
  text: string;
  isCut: boolean;
};

/** Characters of an answer that are shown. */
export const SHOWN = 20_000;
const WAIT_MS = 30_000;

function addressOf({ path, query }: TokenRequest, origin: string): string {
  const address = new URL(origin + path);
  address.search = query.trim().replace(/^\?/, '');
  return address.href;
}

/**
 * Sends a request as a program would: with the token, and with nothing of the person who is signed in.
 *
 * @throws TypeError or DOMException when nobody answers.
 */
export async function sendRequest(request: TokenRequest, token: string, origin: string): Promise<Answer> {
  const begun = performance.now();
  const response = await fetch(addressOf(request, origin), {
    method: request.method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(request.body !== null && { 'Content-Type': 'application/json' }),
    },
    body: request.body,
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(WAIT_MS),
  });
  const text = pretty(await response.text());
  return {
    status: response.status,
    statusText: response.statusText,
    milliseconds: Math.round(performance.now() - begun),
    text: text.slice(0, SHOWN),
    isCut: text.length > SHOWN,
  };
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The same for a shell. The token is read from a variable, so that it stays out of its history. */
export function curlOf(request: TokenRequest, origin: string): string {
  const parts = [
    request.method === 'GET' ? 'curl' : `curl -X ${request.method}`,
    quoted(addressOf(request, origin)),
    '-H "Authorization: Bearer $TOKEN"',
  ];
  if (request.body !== null)
    parts.push(`-H 'Content-Type: application/json'`, `--data ${quoted(request.body)}`);
  return parts.join(' \\\n  ');
}
