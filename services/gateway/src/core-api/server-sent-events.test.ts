import { expect, test } from 'vitest';
import { readServerSentEvents } from './server-sent-events.ts';

test('events are read across the borders of chunks, and comments are signs of life', async () => {
  const bytes = new TextEncoder().encode(
    ': hello\n\ndata: {"a":"ü"}\n\nid: 1\r\ndata: b\r\ndata: c\r\n\r\ndata: cut',
  );
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
      controller.close();
    },
  });
  const read: (string | null)[] = [];
  for await (const data of readServerSentEvents(body)) read.push(data);
  expect(read).toEqual([null, '{"a":"ü"}', 'b\nc']);
});
