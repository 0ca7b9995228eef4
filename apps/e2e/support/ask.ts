import { request, type IncomingMessage } from 'node:http';

const STATUS_WITHOUT_BODY = [204, 205, 304];

/**
 * `fetch` for addresses below `.localhost`, which Node cannot resolve: the request goes to this machine and keeps the
 * host name of its address. An answer that comes before the whole body was sent counts.
 *
 * @throws Error when nobody answers.
 */
export const ask: typeof fetch = async (input, init) => {
  const asked = new Request(input, init);
  const url = new URL(asked.url);
  const body = Buffer.from(await asked.arrayBuffer());
  const headers: Record<string, string> = { ...Object.fromEntries(asked.headers), host: url.host };
  if (body.length > 0) headers['content-length'] = String(body.length);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port: url.port, path: url.pathname + url.search, method: asked.method, headers },
      (answer) => resolve(readAnswer(answer)),
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
};

async function readAnswer(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (let index = 0; index < answer.rawHeaders.length; index += 2) {
    headers.append(answer.rawHeaders[index] ?? '', answer.rawHeaders[index + 1] ?? '');
  }
  const status = answer.statusCode ?? 500;
  return new Response(STATUS_WITHOUT_BODY.includes(status) ? null : Buffer.concat(chunks), {
    status,
    headers,
  });
}
