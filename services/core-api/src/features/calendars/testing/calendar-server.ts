import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of calendars on this machine; what it answers may be changed while it runs. */
export async function startCalendarServer() {
  let answer: Answer = (_request, response) => response.writeHead(404).end();
  const server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    answerWith: (next: Answer) => (answer = next),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A calendar with these lines between its head and its foot. */
export const calendarOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** A meeting of a calendar. */
export const meeting = (title: string, ...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${title.replaceAll(' ', '-')}@test`,
  'DTSTAMP:20261101T000000Z',
  `SUMMARY:${title}`,
  ...lines,
  'END:VEVENT',
];
