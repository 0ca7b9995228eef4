import type { Overview } from '@reflectory/contracts/overview';
import { Link } from '@reflectory/design-system';
import { answerOf } from '../model/answer.ts';
import { useWording } from '../../../shared/use-wording.ts';
import classes from './answer-line.module.css';

/** What is said first: a sentence made of the figures below it, and the person's own words that it rests on. */
export function AnswerLine({ overview }: { overview: Overview }) {
  const { t, number, weekday, feeling, topic, day } = useWording();
  const answer = answerOf(overview);
  if (answer.kind === 'nothing') return null;
  if (answer.kind !== 'felt') {
    return (
      <p className={classes.answer}>
        {answer.kind === 'few'
          ? t('answer.few', { entries: number(answer.entries), needed: number(answer.needed) })
          : answer.weekday === null
            ? t('answer.written', { entries: number(answer.entries) })
            : t('answer.writtenOn', {
                entries: number(answer.entries),
                weekday: weekday(answer.weekday, 'long'),
              })}
      </p>
    );
  }
  const { quote } = answer.feeling;
  const names = {
    feeling: feeling(answer.feeling.emotion),
    second: answer.second && feeling(answer.second.emotion),
  };
  return (
    <div className={classes.whole}>
      <p className={classes.answer}>
        {answer.second ? t('answer.feltTwo', names) : t('answer.felt', names)}
        {answer.theme && ` ${t('answer.theme', { theme: topic(answer.theme) })}`}
        {answer.goesWith &&
          ` ${t(answer.goesWith.isLighter ? 'answer.lighter' : 'answer.heavier', {
            theme: topic(answer.goesWith.topic),
          })}`}
      </p>
      {quote && (
        <p className={classes.evidence}>
          <q dir="auto">{quote.sentence}</q>{' '}
          <Link href={`/journal/entry/${quote.entry_id}`}>
            {t('answer.evidence', { day: day(quote.day) })}
          </Link>
        </p>
      )}
    </div>
  );
}
