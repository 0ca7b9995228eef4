// REFLECTORY_TOKEN=rfl_… node mcp.mjs <origin> <words>: finds entries as a model does
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const [, , origin, query] = process.argv;
const client = new Client({ name: 'example', version: '1.0.0' });
const headers = { authorization: `Bearer ${process.env.REFLECTORY_TOKEN}` };
await client.connect(
  new StreamableHTTPClientTransport(new URL('/functions/v1/mcp', origin), { requestInit: { headers } }),
);
const { tools } = await client.listTools();
const { content } = await client.callTool({ name: 'search_entries', arguments: { query } });
const { entries } = JSON.parse(content[0].text);
process.stdout.write(
  `${JSON.stringify({ tools: tools.map(({ name }) => name), found: entries.map(({ snippet }) => snippet) })}\n`,
);
await client.close();
