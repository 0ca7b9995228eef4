import { startHttpServer } from '@reflectory/server-kit';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { type ChatRequest, countTokens } from './answer-chat.ts';
import { drawImage } from './draw-image.ts';
import { embedWords } from './embed-words.ts';
import { type Fault, faultOf, MODELS } from './faults.ts';
import { readForm, type SentForm } from './read-form.ts';
import { type PreparedAnswer, sendChat, sendPrepared } from './send-answer.ts';
import { speakTone } from './speak-tone.ts';
import { transcriptOf } from './transcript.ts';
import { createVoices, type Ears } from './voices.ts';

/** What the stand-in was asked. */
export type ProviderCall = {
  /** For instance `/chat/completions`. */
  path: string;
  authorization: string | undefined;
  /** Null where a form came. */
  body: Record<string, unknown> | null;
  form: SentForm | null;
};

type StandInOptions = {
  /** 0 asks the system for a free one. */
  port?: number;
  /** Key that callers must have; null: none. */
  key?: string | null;
  /** Milliseconds that the slow model takes. */
  slowMs?: number;
  /** Calls that are remembered. */
  mostCalls?: number;
};

/** A running stand-in for a provider. */
export type ProviderStandIn = {
  /** Root of its API, for instance `http://127.0.0.1:4000/v1`. */
  url: string;
  host: string;
  calls: ProviderCall[];
  /** Answers for the next calls, in their order, whatever is called. */
  answers: PreparedAnswer[];
  /** Also by `PUT /ears` beside the root of its API. */
  ears: Ears;
  /** Ids of what it keeps. */
  consents: ReadonlySet<string>;
  voices: ReadonlySet<string>;
  close(): Promise<void>;
};

const MOST_BYTES = '60mb';
const DIMENSIONS = 256;
/** Forms without a model. */
const VOICE_PATHS = ['/audio/voice_consents', '/audio/voices'];

const refuse = (res: Response, status: number, message: string, headers: Record<string, string> = {}) =>
  void res
    .status(status)
    .set(headers)
    .json({ error: { message, type: 'stand_in', code: null } });

/** What models do in place of an answer, or before it. */
function createFailures(slowMs: number) {
  const waiting = new Set<NodeJS.Timeout>();
  const of: Partial<Record<Fault, (res: Response, next: () => void) => void>> = {
    busy: (res) => refuse(res, 429, 'Too many requests', { 'retry-after': '0' }),
    broken: (res) => refuse(res, 500, 'Something broke'),
    slow(_res, next) {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        next();
      }, slowMs);
      waiting.add(timer);
    },
  };
  return { of, stop: () => waiting.forEach((timer) => clearTimeout(timer)) };
}

/** Starts a stand-in on this machine that speaks as OpenAI does, and as servers that one runs oneself. */
export async function startProviderStandIn(options: StandInOptions = {}): Promise<ProviderStandIn> {
  const { port = 0, key = null, slowMs = 120_000, mostCalls = 1000 } = options;
  const calls: ProviderCall[] = [];
  const answers: PreparedAnswer[] = [];
  const failures = createFailures(slowMs);
  const ears: Ears = { heard: [], isSameSpeaker: true, isSilentAfter: false };
  const kept = createVoices(ears, refuse);
  const remember: RequestHandler = async (req, res, next) => {
    const { authorization, 'content-type': type = '' } = req.headers;
    const form = Buffer.isBuffer(req.body) ? await readForm(req.body, type) : null;
    res.locals['form'] = form;
    const body = form ? null : ((req.body as Record<string, unknown> | undefined) ?? {});
    calls.push({ path: req.path, authorization, body, form });
    if (calls.length > mostCalls) calls.shift();
    const prepared = answers.shift();
    if (prepared) return sendPrepared(res, prepared);
    if (key !== null && authorization !== `Bearer ${key}`)
      return refuse(res, 401, 'Incorrect API key provided');
    const model = modelOf(req, form);
    if (req.method === 'POST' && !VOICE_PATHS.includes(req.path) && !MODELS.includes(model))
      return refuse(res, 404, `The model ${model} does not exist`);
    const fault = faultOf(model);
    res.locals['fault'] = fault;
    const fail = fault && failures.of[fault];
    if (fail) fail(res, next);
    else next();
  };

  const app = express().disable('x-powered-by').disable('etag');
  app.get('/livez', (_req, res) => void res.type('text/plain').send('ok\n'));
  app.put('/ears', express.json(), (req, res) => {
    Object.assign(ears, req.body);
    res.status(204).end();
  });
  app.use('/v1', createApi(remember, ears, kept));
  const server = await startHttpServer(app, { port, host: '127.0.0.1' });
  return {
    url: `${server.url}/v1`,
    host: new URL(server.url).host,
    calls,
    answers,
    ears,
    consents: kept.consents,
    voices: kept.voices,
    async close() {
      failures.stop();
      server.server.closeAllConnections();
      await server.close({ graceMs: 0 });
    },
  };
}

/** Every path under `/v1`; `remember` sees each call first, and may answer it. */
function createApi(
  remember: RequestHandler,
  ears: Ears,
  kept: ReturnType<typeof createVoices>,
): express.Router {
  const api = express.Router();
  api.use(
    express.json({ limit: MOST_BYTES }),
    express.raw({ type: 'multipart/form-data', limit: MOST_BYTES }),
    remember,
  );
  api.get(
    '/models',
    (_req, res) => void res.json({ object: 'list', data: MODELS.map((id) => ({ id, object: 'model' })) }),
  );
  api.post('/chat/completions', (req, res) =>
    sendChat(res, req.body as ChatRequest, res.locals['fault'] as Fault | null),
  );
  api.post('/embeddings', (req, res) => sendEmbeddings(req, res));
  api.post('/audio/transcriptions', (_req, res) => void res.json(transcriptOf(ears.heard.shift())));
  kept.addTo(api);
  api.post('/audio/speech', (req, res) => {
    const { voice } = req.body as { voice?: string | { id: string } };
    if (typeof voice === 'object' && !kept.voices.has(voice.id))
      return refuse(res, 400, 'There is no such voice');
    sendSpeech(req, res);
  });
  api.post('/images/generations', (req, res) => {
    const { prompt = '', n = 1 } = req.body as { prompt?: string; n?: number };
    const isNonsense = res.locals['fault'] === 'nonsense';
    const bytes = isNonsense ? Buffer.from('This is no picture.') : drawImage(prompt);
    const image = { b64_json: bytes.toString('base64') };
    res.json({ created: Math.floor(Date.now() / 1000), data: Array.from({ length: n }, () => image) });
  });

  return api;
}

/** A tone, in the one format that this server has, as some do. Torn, it ends in the middle of its sentence. */
function sendSpeech(req: Request, res: Response): void {
  const { input = '' } = req.body as { input?: string };
  const fault = res.locals['fault'] as Fault | null;
  const bytes = fault === 'nonsense' ? Buffer.from('This is no sound.') : speakTone(input);
  if (fault === 'torn')
    return void res
      .writeHead(200, { 'content-type': 'audio/wav', 'content-length': bytes.length })
      .write(bytes.subarray(0, bytes.length / 2), () => res.destroy());
  res.type('audio/wav').send(bytes);
}

const modelOf = (req: Request, form: SentForm | null): string =>
  form?.fields['model'] ?? String((req.body as { model?: string } | undefined)?.model ?? '');

function sendEmbeddings(req: Request, res: Response): void {
  const {
    input,
    model,
    dimensions = DIMENSIONS,
  } = req.body as {
    input: string | string[];
    model: string;
    dimensions?: number;
  };
  const texts = [input].flat();
  const tokens = texts.reduce((sum, text) => sum + countTokens(text), 0);
  const data = texts.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: embedWords(text, dimensions),
  }));
  res.json({ object: 'list', model, data, usage: { prompt_tokens: tokens, total_tokens: tokens } });
}
