// node incoming.mjs <address>: tells a routine that the door sticks; sent twice under one id it is taken once
import { randomUUID } from 'node:crypto';

const init = {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify({ issue: { title: 'The door sticks', number: 12, labels: ['home'] } }),
};
for (let time = 0; time < 2; time += 1) {
  const response = await fetch(process.argv[2], init);
  process.stdout.write(`${response.status} ${(await response.json()).message}\n`);
}
