import { randomUUID } from 'node:crypto';
import type { Response } from 'express';
import { answerChat, type ChatRequest, countTokens, promptTokens } from './answer-chat.ts';
import type { Fault } from './faults.ts';

/** An answer that a test has laid ready: events come one by one, and a promise among them is waited for. */
export type PreparedAnswer = {
  status: number;
  body?: unknown;
  events?: readonly unknown[];
  headers?: Record<string, string>;
};

const startEvents = (res: Response) =>
  res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

/** Sends what was laid ready. */
export async function sendPrepared(res: Response, { status, body, events, headers = {} }: PreparedAnswer) {
  if (!events)
    return void res
      .status(status)
      .set(headers)
      .json(body ?? {});
  startEvents(res);
  for (const one of events) {
    if (one instanceof Promise) await one;
    else res.write(event(one));
  }
  res.end();
}

/** Answers `/chat/completions`, whole or word by word. A torn stream ends in the middle, without a word of it. */
export function sendChat(res: Response, request: ChatRequest, fault: Fault | null): void {
  const content = answerChat(request, fault);
  const head = {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
  };
  const usage = {
    prompt_tokens: promptTokens(request),
    completion_tokens: countTokens(content),
    total_tokens: promptTokens(request) + countTokens(content),
  };
  if (!request.stream) {
    if (fault === 'torn')
      return void res.writeHead(200, { 'content-length': 1000 }).write('{"id":', () => res.destroy());
    const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
    return void res.json({ ...head, object: 'chat.completion', choices: [choice], usage });
  }
  const piece = (delta: object, finish: string | null = null) =>
    event({
      ...head,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  startEvents(res);
  res.write(piece({ role: 'assistant', content: '' }));
  const words = content.match(/\S+\s*/gu) ?? [];
  if (fault === 'torn') {
    const half = words.slice(0, Math.ceil(words.length / 2)).map((word) => piece({ content: word }));
    return void res.write(half.join(''), () => res.destroy());
  }
  for (const word of words) res.write(piece({ content: word }));
  res.write(piece({}, 'stop'));
  res.write(event({ ...head, object: 'chat.completion.chunk', choices: [], usage }));
  res.end('data: [DONE]\n\n');
}
