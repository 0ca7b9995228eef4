// node mcp-oauth.mjs <origin> <words> [<file>]: finds entries as an assistant does that its person lets in; the file keeps what it was granted
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , origin, query, file] = process.argv;
let kept = {};
try {
  kept = JSON.parse(readFileSync(file, 'utf8'));
} catch {}
const keep = (more) => {
  kept = { ...kept, ...more };
  if (file) writeFileSync(file, JSON.stringify(kept), { mode: 0o600 });
};

// Where the browser returns to: any port of this device.
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const redirectUrl = `http://127.0.0.1:${server.address().port}/callback`;
const state = crypto.randomUUID();
let verifier = '';

const authProvider = {
  redirectUrl,
  clientMetadata: { client_name: 'Example assistant', redirect_uris: [redirectUrl], scope: 'journal:read' },
  state: () => state,
  clientInformation: () => kept.client,
  saveClientInformation: (client) => keep({ client }),
  tokens: () => kept.tokens,
  saveTokens: (tokens) => keep({ tokens }),
  saveCodeVerifier: (given) => (verifier = given),
  codeVerifier: () => verifier,
  redirectToAuthorization: (url) => process.stderr.write(`Open ${url.href}\n`),
  invalidateCredentials: (what) =>
    keep({
      ...(what !== 'client' && { tokens: undefined }),
      ...(what !== 'tokens' && { client: undefined }),
    }),
};
const newTransport = () =>
  new StreamableHTTPClientTransport(new URL('/functions/v1/mcp', origin), { authProvider });

async function connect() {
  const client = new Client({ name: 'example', version: '1.0.0' });
  const transport = newTransport();
  try {
    await client.connect(transport);
    return client;
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error;
  }
  const [request, response] = await once(server, 'request');
  response.setHeader('content-type', 'text/plain').end('You can close this page.\n');
  const { searchParams } = new URL(request.url, redirectUrl);
  if (searchParams.get('state') !== state) throw new Error('This answer is none to what was asked');
  await transport.finishAuth(searchParams);
  await client.connect(newTransport());
  return client;
}

const client = await connect();
const { content } = await client.callTool({ name: 'search_entries', arguments: { query } });
const { entries } = JSON.parse(content[0].text);
process.stdout.write(`${JSON.stringify({ found: entries.map(({ snippet }) => snippet) })}\n`);
await client.close();
server.closeAllConnections();
server.close();
