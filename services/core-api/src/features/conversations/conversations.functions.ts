import type { RateLimit } from '@reflectory/auth';
import {
  type AnswerLine,
  CONVERSATION_LIMITS,
  conversationFunctions as contract,
  type ShownAnswer,
} from '@reflectory/contracts/conversations';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { readQuestions } from '@reflectory/domain/questions';
import { PRODUCT_SEARCH_PATH } from '@reflectory/runtime/database';
import {
  defineFunction,
  defineServiceFunction,
  defineStreamedFunction,
  type FunctionDefinition,
  FunctionError,
  type FunctionRequest,
  type StreamedAnswer,
} from '@reflectory/runtime/functions';
import { takeOrRefuse } from '../../rate-limits/index.ts';
import type { FunctionParts } from '../define-feature.ts';
import { answerFreely, withClaims } from './answer-freely.ts';
import { answerQuestion } from './answer-question.ts';
import {
  findTitle,
  keepMessage,
  listMessages,
  listQuestions,
  lockAnswer,
  startConversation,
  updateAnswer,
} from './conversations.repository.ts';
import { retrieveEntries } from './retrieve-entries.ts';
import { showAnswers } from './show-answers.ts';

/** A question reads years of entries: a person asks some at once, then one every few seconds. */
const questions: RateLimit = { name: 'ask-journal', burst: 20, seconds: 3 };
/** Questions before one that it may go on from. */
const REMEMBERED = 5;

const inCare: ShownAnswer = { parts: [{ say: 'care' }], citations: [], care: true };

const refuseOften = ({ limiter }: Pick<FunctionParts, 'limiter'>, context: RequestContext): Promise<void> =>
  takeOrRefuse(limiter, questions, `${context.instance_id}:${context.user_id ?? ''}`);

const missing = () => new FunctionError('not_found', 'There is no such conversation of yours');

const dayIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

type Asked = FunctionInput<'ask-journal'>;
type Dependencies = Pick<FunctionParts, 'database' | 'ports'> & { today: string };

/** Answers a question from entries, then keeps it: no transaction is open longer than it has to be. */
async function ask(
  { conversation_id: known, question, language, zone }: Asked,
  context: RequestContext,
  { database, ports, today }: Dependencies,
): Promise<FunctionOutput<'ask-journal'>> {
  const answer = await database.asPrincipal(
    context,
    async (tx) => {
      if (known !== null && (await findTitle(tx, known)) === null) throw missing();
      const before = known === null ? [] : await listQuestions(tx, known, REMEMBERED);
      const read = readQuestions([...before, question], { today, language });
      return answerQuestion(tx, { question: read, zone, today }, ports);
    },
    { readOnly: true, searchPath: PRODUCT_SEARCH_PATH },
  );
  const { parts, quotes, care } = answer;
  const kept = await database.asPrincipal(
    context,
    async (tx) => {
      const id = known ?? (await startConversation(tx, question));
      const message = await keepMessage(tx, id, question, {
        parts,
        citations: quotes.map(({ place }) => place),
      });
      return { conversationId: id, ...message };
    },
    { searchPath: PRODUCT_SEARCH_PATH },
  );
  const citations = quotes.map(({ place: { check: _check, ...place }, sentence }) => ({
    ...place,
    sentence,
  }));
  return {
    conversation_id: kept.conversationId,
    message: { id: kept.id, asked_at: kept.asked_at, question, answer: { parts, citations, care } },
  };
}

type Deepened = FunctionInput<'stream-answer'>;

/** Says what the provider says to a question, line by line, and keeps it with the answer that is there. */
async function stream(
  { conversation_id: conversation, message_id: message, language, zone }: Deepened,
  { context, signal }: FunctionRequest,
  { database, ports, provider, today }: Dependencies & Pick<FunctionParts, 'provider'>,
  answer: StreamedAnswer,
): Promise<void> {
  const asked = await database.asPrincipal(
    context,
    async (tx) => {
      const before = await listQuestions(tx, conversation, REMEMBERED + 1, message);
      const question = before.at(-1);
      if (question === undefined) throw missing();
      const read = readQuestions(before, { today, language });
      return { question, entries: await retrieveEntries(tx, { question: read, zone, today }, ports) };
    },
    { readOnly: true, searchPath: PRODUCT_SEARCH_PATH },
  );
  answer.begin({ 'content-type': 'application/x-ndjson' });
  const send = (line: AnswerLine) => answer.write(`${JSON.stringify(line)}\n`);
  const either = AbortSignal.any([signal, answer.gone]);
  const said = await answerFreely(provider, { ...asked, language, context, signal: either }, send);
  if (!said) return;
  await database.asPrincipal(
    context,
    async (tx) => {
      const kept = await lockAnswer(tx, message);
      if (kept) await updateAnswer(tx, message, withClaims(kept, said));
    },
    { searchPath: PRODUCT_SEARCH_PATH },
  );
}

/** Talking with one's journal. Questions are kept with their conversation and stand in no log. */
export const createConversationFunctions = (parts: FunctionParts): FunctionDefinition[] => [
  defineServiceFunction({
    contract,
    name: 'ask-journal',
    access: 'signed-in',
    isClosedWhileClosing: true,
    async handle(asked, { context }) {
      await refuseOften(parts, context);
      const now = new Date(parts.now());
      // Nothing of it is kept, so that no row says that somebody asked.
      if (speaksOfSuicide(asked.question)) {
        const { question, conversation_id } = asked;
        return {
          conversation_id,
          message: { id: null, question, asked_at: now.toISOString(), answer: inCare },
        };
      }
      return ask(asked, context, { ...parts, today: dayIn(asked.zone, now) });
    },
  }),
  defineStreamedFunction({
    contract,
    name: 'stream-answer',
    access: 'signed-in',
    async handle(asked, request, answer) {
      await refuseOften(parts, request.context);
      const today = dayIn(asked.zone, new Date(parts.now()));
      await stream(asked, request, { ...parts, today }, answer);
    },
  }),
  defineFunction({
    contract,
    name: 'read-conversation',
    access: 'signed-in',
    readOnly: true,
    async handle({ conversation_id: id, before }, { tx }) {
      const title = await findTitle(tx, id);
      if (title === null) throw missing();
      const found = await listMessages(tx, id, before, CONVERSATION_LIMITS.page + 1);
      const hasEarlier = found.length > CONVERSATION_LIMITS.page;
      const messages = hasEarlier ? found.slice(1) : found;
      return { title, has_earlier: hasEarlier, messages: await showAnswers(tx, messages) };
    },
  }),
];
