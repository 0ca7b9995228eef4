import { Agent, request } from 'undici';

/** Somebody at an instance: the host that they call, and what they call with. */
export type Caller = { host: string; token: string; userId: string };

export type Place = { url: string; anonKey: string };

export type Ask = {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export type Answer = { status: number; text: string };

const agent = new Agent({ connections: 200, headersTimeout: 60_000, bodyTimeout: 60_000 });

/** Calls as somebody; null calls as a visitor. The answer's body is there to be read. */
export async function open(place: Place, host: string, caller: Caller | null, ask: Ask) {
  const { method = 'GET', path, body, headers = {}, signal } = ask;
  const isJson = body !== undefined && !Buffer.isBuffer(body);
  return request(`${place.url}${path}`, {
    method,
    dispatcher: agent,
    headers: {
      host,
      apikey: place.anonKey,
      authorization: `Bearer ${caller?.token ?? place.anonKey}`,
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/** The same, read to its end. */
export async function call(place: Place, caller: Caller, ask: Ask): Promise<Answer> {
  const answer = await open(place, caller.host, caller, ask);
  return { status: answer.statusCode, text: await answer.body.text() };
}
