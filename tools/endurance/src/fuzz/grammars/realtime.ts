import * as fc from 'fast-check';
import { type HttpInput, type Part, principals, type SocketInput } from '../input.ts';
import { anyFraming, headerText, lineText } from './rest.ts';
import { broken, encoded, jsonText, mostly, someHeaders, text } from './values.ts';

const topic = mostly([
  'realtime:room',
  'realtime:other',
  'phoenix',
  'realtime:',
  'realtime:{{otherId}}',
  `realtime:${'x'.repeat(300)}`,
]);
const reference = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('1', '2', null) },
  { weight: 1, arbitrary: fc.oneof(text, fc.integer()) },
);

const change = fc.record(
  {
    event: mostly(['*', 'INSERT', 'UPDATE', 'DELETE']),
    schema: mostly(['public', '*', 'auth']),
    table: mostly(['fuzz_items', 'fuzz_owners', '*', 'nope']),
    filter: mostly([
      'id=eq.1',
      'title=like.item*',
      'id=in.(1,2)',
      'done=is.true',
      'title=eq."a,b",id=gt.3',
      'id=eq.',
      '=',
      'doc=eq.{}',
      'title=imatch.(a+)+$',
    ]),
  },
  { requiredKeys: ['event', 'schema'], noNullPrototype: true },
);
const join = fc.record(
  {
    config: fc.record(
      {
        broadcast: fc.record(
          {
            ack: fc.boolean(),
            self: fc.boolean(),
            replay: fc.record({ since: fc.double(), limit: fc.integer() }),
          },
          { requiredKeys: [], noNullPrototype: true },
        ),
        presence: fc.record(
          { key: text, enabled: fc.boolean() },
          { requiredKeys: [], noNullPrototype: true },
        ),
        postgres_changes: fc.array(change, { maxLength: 3 }),
        private: fc.boolean(),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
    access_token: mostly(['{{memberToken}}', '{{visitorToken}}', 'sb_x', 'a.b.c']),
  },
  { requiredKeys: ['config'], noNullPrototype: true },
);

type Said = { event: string; payload: unknown };
const said: fc.Arbitrary<Said> = fc.oneof(
  { weight: 5, arbitrary: join.map((payload) => ({ event: 'phx_join', payload })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ event: text, payload: fc.jsonValue({ maxDepth: 2 }) })
      .map((payload) => ({ event: 'broadcast', payload: { type: 'broadcast', ...payload } })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ event: mostly(['track', 'untrack']), payload: fc.jsonValue({ maxDepth: 2 }) })
      .map((payload) => ({ event: 'presence', payload })),
  },
  {
    weight: 1,
    arbitrary: mostly(['{{memberToken}}', '{{otherToken}}', 'sb_x']).map((access_token) => ({
      event: 'access_token',
      payload: { access_token },
    })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('phx_leave', 'heartbeat', 'phx_close', 'system', 'presence_state', 'constructor')
      .map((event) => ({ event, payload: {} })),
  },
  { weight: 1, arbitrary: fc.record({ event: text, payload: fc.jsonValue() }) },
);

const textFrame = (isArray: boolean): fc.Arbitrary<readonly Part[]> => {
  const valid = fc
    .tuple(reference, reference, topic, said)
    .map(([joinRef, ref, to, { event, payload }]) =>
      JSON.stringify(
        isArray ? [joinRef, ref, to, event, payload] : { topic: to, event, payload, ref, join_ref: joinRef },
      ),
    );
  return fc.oneof(
    { weight: 8, arbitrary: broken(valid).map((frame): Part[] => [frame]) },
    { weight: 1, arbitrary: jsonText },
  );
};

const binaryFrame = fc
  .record({
    kind: fc.constantFrom(3, 3, 3, 3, 4, 0, 255),
    strings: fc.tuple(text, text, topic, text, mostly(['', '{}'])),
    wrong: fc.constantFrom(0, 0, 0, 1, 100),
    encoding: fc.constantFrom(0, 1, 2),
    payload: fc.oneof(
      jsonText,
      fc
        .uint8Array({ maxLength: 30 })
        .map((bytes): Part[] => [{ base64: Buffer.from(bytes).toString('base64') }]),
    ),
  })
  .map(({ kind, strings, wrong, encoding, payload }) => {
    const parts = strings.map((value) => Buffer.from(value, 'utf8').subarray(0, 255));
    const head = Buffer.from([kind, ...parts.map(({ length }) => (length + wrong) % 256), encoding]);
    return { binary: [{ base64: Buffer.concat([head, ...parts]).toString('base64') }, ...payload] };
  });

const flood = (isArray: boolean): fc.Arbitrary<SocketInput['frames']> =>
  fc
    .tuple(textFrame(isArray), fc.constantFrom(50, 250))
    .map(([frame, times]) => Array.from({ length: times }, () => frame));

/** Conversations on a socket, in both versions of the protocol. */
const conversations: fc.Arbitrary<SocketInput> = fc.boolean().chain((isArray) =>
  fc.record({
    kind: fc.constant('socket' as const),
    principal: fc.constantFrom(...principals),
    query: fc.oneof(
      { weight: 9, arbitrary: fc.constant(isArray ? '&vsn=2.0.0' : '&vsn=1.0.0') },
      { weight: 1, arbitrary: fc.constant(isArray ? '&vsn=2.0.0&apikey=x&log_level=info' : '&x=%ff') },
    ),
    frames: fc.oneof(
      {
        weight: 12,
        arbitrary: fc.array(
          fc.oneof({ weight: 4, arbitrary: textFrame(isArray) }, { weight: 1, arbitrary: binaryFrame }),
          { maxLength: 6 },
        ),
      },
      { weight: 1, arbitrary: flood(isArray) },
    ),
  }),
);

const message = fc.record(
  {
    topic: mostly(['room', '']),
    event: mostly(['move', '']),
    payload: fc.jsonValue({ maxDepth: 2 }),
    private: fc.boolean(),
  },
  { requiredKeys: ['topic', 'event'], noNullPrototype: true },
);
const messages = broken(
  fc.array(message, { maxLength: 4 }).map((list) => JSON.stringify({ messages: list })),
).map((json): Part[] => [json]);

/** Broadcasts by a call. */
const broadcasts: fc.Arbitrary<HttpInput> = fc
  .record({
    kind: fc.constant('http' as const),
    principal: fc.constantFrom(...principals),
    method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'OPTIONS'),
    path: fc.oneof(
      { weight: 4, arbitrary: fc.constant('broadcast') },
      {
        weight: 4,
        arbitrary: fc
          .tuple(encoded(topic), encoded(text), fc.constantFrom('', '?private=true', '?persist=1'))
          .map(([to, event, query]) => `broadcast/${to}/events/${event}${query}`),
      },
      { weight: 1, arbitrary: encoded(text) },
    ),
    headers: someHeaders({
      'content-type': mostly(['application/json', 'application/octet-stream', 'text/plain']).map(headerText),
      'content-encoding': fc.constantFrom('gzip', 'nope'),
      upgrade: fc.constantFrom('websocket', 'h2c'),
    }),
    body: fc.oneof(messages, jsonText),
    framing: anyFraming,
  })
  .map(({ path, ...input }) => ({ ...input, path: lineText(`/realtime/v1/api/${path}`) }));

export const realtimeGrammar: fc.Arbitrary<SocketInput | HttpInput> = fc.oneof(
  { weight: 3, arbitrary: conversations },
  { weight: 1, arbitrary: broadcasts },
);
