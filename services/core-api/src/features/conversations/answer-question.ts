import type { AnsweredSpan, AnswerPart } from '@reflectory/contracts/conversations';
import type { Intent, Question } from '@reflectory/domain/questions';
import { foldWords } from '@reflectory/domain/search';
import type { Transaction } from '@reflectory/runtime/database';
import type { FeaturePorts } from '../define-feature.ts';
import { chooseQuotes, type Quote } from './choose-quotes.ts';
import {
  type AskedEntries,
  countFacts,
  type Facts,
  type QuoteOrder,
  readQuotable,
} from './facts.repository.ts';

/** An answer with the sentences it rests on. */
export type Answer = {
  parts: AnswerPart[];
  quotes: Quote[];
  /** Help is to be shown beside it. */
  care: boolean;
};
export type AnswerDependencies = Pick<FeaturePorts, 'findMeaning'>;
type Asked = { question: Question; zone: string; today: string };

const orders: Readonly<Partial<Record<Intent, QuoteOrder>>> = {
  first: 'earliest',
  last: 'latest',
  feel: 'felt',
  themes: 'felt',
  best: 'best',
  worst: 'worst',
};
const quoteCounts: Readonly<Partial<Record<Intent, number>>> = {
  first: 1,
  last: 1,
  amount: 0,
  who: 0,
  find: 5,
  compare: 1,
};
const QUOTES = 3;
/** Entries with a feeling from which on feelings are told along with something else. */
const FEWEST_READ = 3;

const topicOf = ({ topics }: Question): string | null =>
  topics.length > 0 ? topics.map(({ raw }) => raw).join(' ') : null;

type Meaning = { groups: string[][] | null; corrections: AnswerPart[]; unknown: boolean };

async function findMeaning(
  tx: Transaction,
  { topics }: Question,
  ports: AnswerDependencies,
): Promise<Meaning> {
  if (topics.length === 0) return { groups: null, corrections: [], unknown: false };
  const found = await ports.findMeaning(
    tx,
    topics.map(({ folded }) => folded),
  );
  return {
    groups: found.map(({ meant }) => meant),
    corrections: found.flatMap(({ meant: [word], isCorrected }, index): AnswerPart[] =>
      isCorrected && word !== undefined ? [{ say: 'corrected', typed: topics[index]?.raw ?? '', word }] : [],
    ),
    unknown: found.some(({ meant }) => meant.length === 0),
  };
}

const spanOfMost = ({ grain, start }: NonNullable<Facts['most']>): AnsweredSpan => {
  const year = start.slice(0, 4);
  if (grain === 'year') return { from: `${year}-01-01`, to: `${year}-12-31` };
  const end = new Date(`${start}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return { from: start, to: end.toISOString().slice(0, 10) };
};

/** What is said of what was counted. */
function partsOf({ question, intent }: { question: Question; intent: Intent }, facts: Facts): AnswerPart[] {
  const { feeling, spans } = question;
  const topic = topicOf(question);
  const about = { topic, span: spans[0] ?? null };
  if (facts.entries === 0 || facts.first === null || facts.last === null)
    return [{ say: 'none', ...about, feeling }];
  const { days, entries, emotions, read, themes } = facts;
  const most =
    facts.most && days > facts.most.days ? { span: spanOfMost(facts.most), days: facts.most.days } : null;
  const count: AnswerPart = { say: 'count', ...about, feeling, days, entries, most };
  const amount: AnswerPart = { say: 'amount', span: about.span, days, entries, words: facts.words };
  const whole = topic === null && feeling === null ? amount : count;
  const felt: AnswerPart[] =
    emotions.length > 0 && feeling === null ? [{ say: 'feelings', ...about, read, feelings: emotions }] : [];
  const withFeelings = read >= FEWEST_READ ? felt : [];
  const named: AnswerPart[] = themes.length > 0 ? [{ say: 'themes', ...about, themes }] : [];
  switch (intent) {
    case 'first':
      return [{ say: 'first', ...about, feeling, day: facts.first }];
    case 'last':
      return [{ say: 'last', ...about, feeling, day: facts.last }];
    case 'best':
    case 'worst': {
      const found = facts[intent];
      return found.length > 0 ? [{ say: intent, ...about, days: found }] : [whole];
    }
    case 'feel':
      return felt.length > 0 ? felt : feeling !== null && topic === null ? [whole, ...named] : [whole];
    case 'who':
      if (facts.people.length > 0) return [{ say: 'people', ...about, people: facts.people }];
      return topic === null ? [{ say: 'nobody', ...about }] : [count, { say: 'nobody', ...about }];
    case 'themes':
      return named.length > 0 ? named : [whole];
    case 'amount':
      return [amount];
    case 'count':
      return [whole];
    case 'find':
    case 'compare':
      return topic === null ? [whole, ...named, ...withFeelings] : [count, ...withFeelings];
  }
}

/** Nobody is told what is most, best or felt beside an entry that speaks of suicide. */
function withCare(parts: readonly AnswerPart[]): AnswerPart[] {
  return parts.flatMap((part): AnswerPart[] => {
    if (part.say === 'count') return [{ ...part, most: null }];
    return ['none', 'amount', 'first', 'last', 'corrected', 'apart'].includes(part.say) ? [part] : [];
  });
}

/** What is asked for where the words do not say it; null where nothing is. */
function intentOf({ intent, topics, feeling, spans }: Question): Intent | null {
  const isOpen = topics.length === 0 && feeling === null;
  if (intent === 'compare' && spans.length < 2) return isOpen && spans.length === 0 ? null : 'find';
  if (intent === null || intent === 'find') {
    if (feeling !== null && topics.length === 0) return 'count';
    return isOpen && spans.length === 0 ? null : 'find';
  }
  if ((intent === 'first' || intent === 'last' || intent === 'count') && isOpen && spans.length === 0)
    return 'amount';
  return intent;
}

/** Answers a question by finding, counting and quoting the caller's own entries. */
export async function answerQuestion(
  tx: Transaction,
  asked: Asked,
  ports: AnswerDependencies,
): Promise<Answer> {
  const { question, zone, today } = asked;
  const intent = intentOf(question);
  if (intent === null) return { parts: [{ say: 'unclear' }], quotes: [], care: false };
  const { groups, corrections, unknown } = await findMeaning(tx, question, ports);
  const span = question.spans[0] ?? null;
  const entries: AskedEntries = { zone, today, groups, family: question.feeling, span };
  if (intent === 'compare') return compare(tx, question, entries, corrections);
  const counted = unknown
    ? null
    : await countFacts(tx, entries, orders[intent] ?? (groups ? 'spread' : 'felt'));
  const facts = counted && withoutAsked(counted, question);
  if (facts === null || facts.entries === 0) {
    const apart =
      groups && groups.length > 1 ? await countApart(tx, question, corrections, { ...entries, groups }) : [];
    const none: AnswerPart = { say: 'none', topic: topicOf(question), span, feeling: question.feeling };
    return { parts: [none, ...corrections, ...apart], quotes: [], care: false };
  }
  // Who somebody is can be quoted where nobody else is named beside them.
  const isOfWord = intent === 'who' && facts.people.length === 0 && groups !== null;
  const wanted = {
    most: isOfWord ? QUOTES : (quoteCounts[intent] ?? QUOTES),
    isOrdered: intent === 'first' || intent === 'last',
  };
  const { quotes, care } = await quote(tx, facts, entries, wanted);
  const parts = [...partsOf({ question, intent }, facts), ...corrections];
  return { parts: care ? withCare(parts) : parts, quotes, care };
}

async function quote(
  tx: Transaction,
  facts: Facts,
  { groups, family }: AskedEntries,
  wanted: { most: number; isOrdered: boolean },
) {
  if (wanted.most === 0) return { quotes: [], care: false };
  const texts = await readQuotable(
    tx,
    facts.quotable.map(({ entry_id: id }) => id),
  );
  return chooseQuotes(facts.quotable, texts, { words: new Set(groups?.flat()), family, ...wanted });
}

/** Who is asked for is no answer to who it is. */
const withoutAsked = (facts: Facts, { topics }: Question): Facts => ({
  ...facts,
  people: facts.people.filter(({ name }) => {
    const words = new Set(foldWords(name));
    return !topics.some(({ folded }) => words.has(folded));
  }),
});

/** Words that are in no entry together, each by itself, as they were understood. */
async function countApart(
  tx: Transaction,
  question: Question,
  corrections: readonly AnswerPart[],
  entries: AskedEntries & { groups: readonly (readonly string[])[] },
): Promise<AnswerPart[]> {
  const words = [];
  for (const [index, group] of entries.groups.entries()) {
    if (group.length === 0) continue;
    const { days } = await countFacts(tx, { ...entries, groups: [group] }, 'earliest');
    const typed = question.topics[index]?.raw ?? '';
    const [meant] = corrections.flatMap((part) =>
      part.say === 'corrected' && part.typed === typed ? [part.word] : [],
    );
    if (days > 0) words.push({ word: meant ?? typed, days });
  }
  return words.length > 0 ? [{ say: 'apart', topic: topicOf(question) ?? '', words }] : [];
}

async function compare(
  tx: Transaction,
  question: Question,
  entries: AskedEntries,
  corrections: AnswerPart[],
): Promise<Answer> {
  const topic = topicOf(question);
  const sides = [];
  const quotes: Quote[] = [];
  let care = false;
  for (const span of question.spans.slice(0, 2)) {
    const facts = await countFacts(tx, { ...entries, span }, 'felt');
    const found = await quote(tx, facts, { ...entries, span }, { most: 1, isOrdered: false });
    quotes.push(...found.quotes);
    care ||= found.care;
    const { days, entries: written, valence, emotions } = facts;
    sides.push({ span, days, entries: written, valence, emotion: emotions[0]?.emotion ?? null });
  }
  const [left, right] = sides;
  if (!left || !right || left.entries + right.entries === 0)
    return {
      parts: [{ say: 'none', topic, span: null, feeling: entries.family }, ...corrections],
      quotes: [],
      care,
    };
  const plain = (side: typeof left) => (care ? { ...side, valence: null, emotion: null } : side);
  return {
    parts: [{ say: 'compare', topic, sides: [plain(left), plain(right)] }, ...corrections],
    quotes,
    care,
  };
}
