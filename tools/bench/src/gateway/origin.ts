import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { PrincipalAnswer } from '@reflectory/contracts/control-plane';
import { answerBody } from './answer-body.ts';

/**
 * A process of its own that stands where core-api stands: the internal questions of a gateway are answered from a
 * file, and everything else with one short answer. Arguments: port, file of the control plane and the key set.
 */
const [port = '0', file = ''] = process.argv.slice(2);
const { controlPlane, keys }: { controlPlane: unknown; keys: unknown } = JSON.parse(
  readFileSync(file, 'utf8'),
);

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const member = {
  role: 'user',
  isMember: true,
  isAuthSessionActive: true,
  secondFactor: 'none',
  instances: [],
} satisfies PrincipalAnswer;
const answers = new Map([
  ['/internal/control-plane', json(controlPlane)],
  ['/auth/v1/.well-known/jwks.json', json({ keys })],
  ['/internal/shared-keys', json({ keys: [] })],
]);
const anything = Buffer.from(answerBody);

createServer((req, res) => {
  const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
  if (path === '/internal/control-plane/events') {
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
    setInterval(() => res.write(': alive\n\n'), 20_000).unref();
    return;
  }
  const answer = (body: Buffer) =>
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  if (path !== '/internal/principals') return void answer(answers.get(path) ?? anything);
  void text(req).then((questions) => answer(json(Array(JSON.parse(questions).length).fill(member))));
}).listen(Number(port), '127.0.0.1');
