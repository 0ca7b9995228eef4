import { type IncomingHttpHeaders, request } from 'node:http';

/** An answer as it came over the wire. */
export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  json(): unknown;
};

export type Question = {
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | readonly Buffer[];
};

/**
 * Sends a request exactly as given: the path is not normalised, the host is free, and a body in pieces has no
 * announced length.
 */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', host, headers = {}, body } = question;
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request({ hostname, port, path, method, headers: { ...(host ? { host } : {}), ...headers } });
  sent.on('error', reject);
  sent.on('response', async (response) => {
    try {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const content = Buffer.concat(parts);
      const text = content.toString('utf8');
      const status = response.statusCode ?? 0;
      resolve({ status, headers: response.headers, body: content, text, json: () => JSON.parse(text) });
    } catch (error) {
      reject(error);
    }
  });
  if (Array.isArray(body)) {
    for (const part of body) sent.write(part);
    sent.end();
  } else if (typeof body === 'string' || Buffer.isBuffer(body)) sent.end(body);
  else sent.end();
  return promise;
}
