import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a provider was asked. */
export type TranscriptionCall = {
  authorization: string | undefined;
  fields: Record<string, string>;
  fileName: string;
  fileType: string;
  bytes: Buffer;
};

/** Answers for the next calls, in their order; then each is taken. Events come one by one; a promise is waited for. */
type Answer = { status: number; body?: unknown; events?: readonly unknown[] };

/** A provider that speaks `/v1/audio/transcriptions`, and remembers what it was asked. */
export async function startTranscriptionStandIn() {
  const calls: TranscriptionCall[] = [];
  const answers: Answer[] = [];
  const server = createServer((req, res) => {
    void readCall(req).then(async (call) => {
      if (req.url !== '/v1/audio/transcriptions' || req.method !== 'POST')
        return void res.writeHead(404).end();
      calls.push(call);
      const { status, body = taken, events } = answers.shift() ?? { status: 200 };
      if (events) return sendEvents(res, events);
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    calls,
    answers,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function sendEvents(res: ServerResponse, events: readonly unknown[]): Promise<void> {
  res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  for (const event of events) {
    if (event instanceof Promise) await event;
    else res.write(`data: ${JSON.stringify(event)}\n\n`);
  }
  res.end();
}

const taken = {
  task: 'transcribe',
  language: 'english',
  duration: 3.5,
  text: 'I went to the sea. It was quiet.',
  segments: [
    { id: 0, start: 0, end: 1.8, text: ' I went to the sea.', tokens: [1] },
    { id: 1, start: 1.8, end: 3.5, text: ' It was quiet.', tokens: [2] },
  ],
};

async function readCall(req: IncomingMessage): Promise<TranscriptionCall> {
  const type = req.headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(await buffer(req)), {
    headers: { 'content-type': type },
  }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('There is no file');
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return {
    authorization: req.headers.authorization,
    fields: Object.fromEntries(texts) as Record<string, string>,
    fileName: file.name,
    fileType: file.type,
    bytes: Buffer.from(await file.arrayBuffer()),
  };
}
