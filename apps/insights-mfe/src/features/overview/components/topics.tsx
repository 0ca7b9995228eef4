import { Link } from '@reflectory/design-system';
import type { Overview } from '@reflectory/contracts/overview';
import { ChartFrame } from '../../../shared/chart/chart-frame.tsx';
import type { ChartQuestion } from '../../../shared/chart/chart-question.ts';
import { useWording } from '../../../shared/use-wording.ts';
import classes from '../../../shared/chart/charts.module.css';

/** As many stand in the picture; the table has all. */
const DRAWN = 10;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

type TopicsProps = {
  kind: 'themes' | 'people' | 'places';
  topics: Overview['themes'];
  first: string;
  last: string;
};

/** An area of life is no word of the person's own; what is asked about has to stand in entries. */
function questionOf(kind: TopicsProps['kind'], topics: Overview['themes']): ChartQuestion {
  const named = topics.find(({ area }) => area === null);
  if (named) return { about: 'often', topic: named.name };
  return { about: kind === 'people' ? 'amount' : 'mind' };
}

/** What, who or where it was that came up, from the first time to the last of the whole journal. */
export function Topics({ kind, topics, first, last }: TopicsProps) {
  const { t, topic: nameOf, number, day } = useWording();
  const [most] = topics;
  if (!most) return null;
  return (
    <ChartFrame
      title={t(`${kind}.title`)}
      question={questionOf(kind, topics)}
      summary={t(`${kind}.summary`, {
        name: nameOf(most),
        entries: number(most.entries),
        first: day(most.first),
        last: day(most.last),
      })}
      points={topics.slice(0, DRAWN).map((topic) =>
        t('themes.point', {
          name: nameOf(topic),
          entries: number(topic.entries),
          first: day(topic.first),
          last: day(topic.last),
        }),
      )}
      columns={1}
      table={{
        heads: [t('heads.name'), t('heads.entries'), t('heads.first'), t('heads.last')],
        rows: topics.map((topic) => [
          nameOf(topic),
          number(topic.entries),
          day(topic.first),
          day(topic.last),
        ]),
      }}
      draw={({ active }) => <Lives topics={topics} first={first} last={last} active={active} />}
    />
  );
}

/** Names are never guessed: how people and places come to stand here. */
export function NameSome() {
  const { t } = useWording();
  return (
    <p className={classes.note}>
      {t('people.none')} <Link href="/journal/tags?kind=person">{t('people.name')}</Link>
    </p>
  );
}

type LivesProps = Omit<TopicsProps, 'kind'> & { active: number | null };

function Lives({ topics, first, last, active }: LivesProps) {
  const { topic: nameOf, day, number } = useWording();
  const length = Math.max(timeOf(last) - timeOf(first), 1);
  const share = (from: string, to: string) => `${(100 * (timeOf(to) - timeOf(from))) / length}%`;
  return (
    <div aria-hidden className={classes.rows}>
      {topics.slice(0, DRAWN).map((topic, index) => (
        <div
          key={`${topic.area} ${topic.name}`}
          data-point={index}
          data-active={index === active || undefined}
          className={classes.row}
        >
          <span>
            <bdi>{nameOf(topic)}</bdi> <span className={classes.amount}>{number(topic.entries)}</span>
          </span>
          <span className={classes.track}>
            <span
              className={classes.life}
              style={{
                insetInlineStart: share(first, topic.first),
                inlineSize: share(topic.first, topic.last),
              }}
            />
          </span>
        </div>
      ))}
      <p className={classes.ends}>
        <span>{day(first)}</span>
        <span>{day(last)}</span>
      </p>
    </div>
  );
}
