import type { RateLimit } from '@reflectory/auth';
import {
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
  type FunctionDefinition,
  FunctionError,
} from '@reflectory/runtime/functions';
import type { FunctionParts } from '../define-feature.ts';
import { answerQuestion } from './answer-question.ts';
import {
  findTitle,
  keepMessage,
  listMessages,
  listQuestions,
  startConversation,
} from './conversations.repository.ts';
import { showAnswers } from './show-answers.ts';

/** A question reads years of entries: a person asks some at once, then one every few seconds. */
const questions: RateLimit = { name: 'ask-journal', burst: 20, seconds: 3 };
/** Questions before one that it may go on from. */
const REMEMBERED = 5;

const inCare: ShownAnswer = { parts: [{ say: 'care' }], citations: [], care: true };

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

/** Talking with one's journal. Questions are kept with their conversation and stand in no log. */
export const createConversationFunctions = (parts: FunctionParts): FunctionDefinition[] => [
  defineServiceFunction({
    contract,
    name: 'ask-journal',
    access: 'signed-in',
    isClosedWhileClosing: true,
    async handle(asked, { context }) {
      const wait = await parts.limiter.take(questions, `${context.instance_id}:${context.user_id ?? ''}`);
      if (wait > 0) throw new FunctionError('rate_limited', `Try again in ${wait} seconds`);
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
