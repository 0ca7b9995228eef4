import type { AnsweredSpan, AnswerPart } from '@reflectory/contracts/conversations';
import { useWording } from '../../../shared/use-wording.ts';
import { spanText } from './span-text.ts';

type Part<Say extends AnswerPart['say']> = Extract<AnswerPart, { say: Say }>;
type Texts = ReturnType<typeof textsOf>;

const textsOf = (wording: ReturnType<typeof useWording>) => {
  const { t, language, number } = wording;
  const list = (items: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
  return {
    ...wording,
    list,
    span: (some: AnsweredSpan) => spanText(some, language, (key, values) => t(key, values)),
    onDays: (count: number) => t('ask.onDays', { count, days: number(count) }),
    inEntries: (count: number) => t('ask.inEntries', { count, entries: number(count) }),
    counted: (items: readonly { name: string; count: number }[]) =>
      list(items.map(({ name, count }) => `${name} (${number(count)})`)),
  };
};

function sayNone({ t, feeling }: Texts, { topic, feeling: family, span }: Part<'none'>): string {
  if (topic !== null) return t(span ? 'ask.none.topicThen' : 'ask.none.topic', { topic });
  if (family !== null) return t('ask.none.feeling', { feeling: feeling(family) });
  return t(span ? 'ask.none.then' : 'ask.none.all');
}

function sayCount({ t, feeling, onDays, span }: Texts, part: Part<'count'>): string {
  const { topic, feeling: family, days, most } = part;
  const about = topic === null ? 'feeling' : family === null ? 'topic' : 'both';
  const said = t(`ask.count.${about}`, {
    topic: topic ?? '',
    feeling: family === null ? '' : feeling(family),
    days: onDays(days),
  });
  return most ? `${said} ${t('ask.count.most', { span: span(most.span), days: onDays(most.days) })}` : said;
}

function sayWhen({ t, feeling, day }: Texts, part: Part<'first'> | Part<'last'>): string {
  const about = part.topic !== null ? 'topic' : part.feeling !== null ? 'feeling' : 'all';
  return t(`ask.${part.say}.${about}`, {
    topic: part.topic ?? '',
    feeling: part.feeling === null ? '' : feeling(part.feeling),
    day: day(part.day),
  });
}

function saySide({ t, feeling, onDays, span }: Texts, side: Part<'compare'>['sides'][number]): string {
  return t(side.emotion === null ? 'ask.compare.side' : 'ask.compare.sideFelt', {
    span: span(side.span),
    days: side.days === 0 ? t('ask.compare.nothing') : onDays(side.days),
    feeling: side.emotion === null ? '' : feeling(side.emotion),
  });
}

/** What this page says itself; claims of a provider are in its own words. */
export type OwnPart = Exclude<AnswerPart, { say: 'claims' }>;

function sayPart(texts: Texts, part: OwnPart): string {
  const { t, number, day, feeling, topic, list, onDays, inEntries, counted } = texts;
  switch (part.say) {
    case 'none':
      return sayNone(texts, part);
    case 'unclear':
    case 'care':
    case 'nobody':
      return t(`ask.${part.say}`);
    case 'count':
      return sayCount(texts, part);
    case 'first':
    case 'last':
      return sayWhen(texts, part);
    case 'feelings': {
      const felt = part.feelings.map(({ emotion, entries }) => ({ name: feeling(emotion), count: entries }));
      return t('ask.feelings', { list: counted(felt), entries: inEntries(part.read) });
    }
    case 'themes':
      return t('ask.themes', {
        list: counted(part.themes.map((one) => ({ name: topic(one), count: one.entries }))),
      });
    case 'people':
      return t('ask.people', { list: counted(part.people.map(({ name, days }) => ({ name, count: days }))) });
    case 'amount': {
      const { days, entries, words } = part;
      return t('ask.amount', {
        days: onDays(days),
        entries: inEntries(entries),
        words: number(words),
      });
    }
    case 'best':
    case 'worst':
      return t(`ask.${part.say}`, { days: list(part.days.map(day)) });
    case 'compare':
      return part.sides.map((side) => saySide(texts, side)).join(' ');
    case 'apart':
      return t('ask.apart', {
        list: counted(part.words.map(({ word, days }) => ({ name: word, count: days }))),
      });
    case 'corrected':
      return t('ask.corrected', { typed: part.typed, word: part.word });
  }
}

/** Says each part of an answer in the language of the person, in one or two sentences. */
export function useAnswerText() {
  const texts = textsOf(useWording());
  const { t, language, day, span } = texts;
  return {
    t,
    day,
    /** A sentence may begin with the word of a feeling. */
    say(part: OwnPart): string {
      const [first = '', ...rest] = sayPart(texts, part);
      return first.toLocaleUpperCase(language) + rest.join('');
    },
    /** The days that an answer is about, where it is about some. */
    spanOf(parts: readonly AnswerPart[]): string {
      const [first] = parts.flatMap((part) => ('span' in part && part.span ? [part.span] : []));
      return first ? span(first) : '';
    },
  };
}
