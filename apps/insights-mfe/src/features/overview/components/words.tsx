import type { WordTrend } from '@reflectory/contracts/overview';
import { Link } from '@reflectory/design-system';
import { ChartFrame } from '../../../shared/chart/chart-frame.tsx';
import { useWordTrends } from '../api/use-word-trends.ts';
import { LEAST } from '../model/effects.ts';
import { useWording } from '../../../shared/use-wording.ts';
import { ChapterNeeds, ChapterNote } from '../../../shared/chart/chapter-needs.tsx';
import classes from '../../../shared/chart/charts.module.css';

type WordsProps = { from: string | null; to: string };

/** Words that clearly more or fewer entries have than before; what cannot be had now is left out. */
export function Words({ from, to }: WordsProps) {
  const { t, percent, number } = useWording();
  const { data } = useWordTrends({ from, to });
  if (!data) return null;
  const have = Math.min(data.before, data.now);
  if (have < LEAST) return <ChapterNeeds title={t('words.title')} needed={LEAST} have={have} />;
  const trends = [...data.rising, ...data.falling];
  const [up] = data.rising;
  const [down] = data.falling;
  const asked = up ?? down;
  const describe = ({ word, before, now }: WordTrend) =>
    t('words.point', { word, before: percent(before), now: percent(now) });
  if (trends.length === 0) return <ChapterNote title={t('words.title')} text={t('words.steady')} />;
  return (
    <ChartFrame
      title={t('words.title')}
      summary={[
        up && t('words.rising', { word: up.word, before: percent(up.before), now: percent(up.now) }),
        down && t('words.falling', { word: down.word, before: percent(down.before), now: percent(down.now) }),
      ]
        .filter(Boolean)
        .join(' ')}
      points={trends.map(describe)}
      columns={1}
      {...(asked && { question: { about: 'often', topic: asked.word } })}
      table={{
        heads: [t('heads.word'), t('heads.before'), t('heads.now')],
        rows: trends.map(({ word, before, now }) => [word, percent(before), percent(now)]),
      }}
      legend={
        <p className={classes.note}>
          {t('words.note', { before: number(data.before), now: number(data.now) })}
        </p>
      }
      draw={({ active }) => <Changes trends={trends} active={active} />}
    >
      <p className={classes.note}>
        {t('words.open')}{' '}
        {trends.slice(0, 6).map(({ word, entry_id: entry }, index) => (
          <span key={word}>
            {index > 0 && ' · '}
            <Link href={`/journal/entry/${entry}`} variant="quiet">
              <bdi>{word}</bdi>
            </Link>
          </span>
        ))}
      </p>
    </ChartFrame>
  );
}

/** From a hollow mark to a full one: from what was to what is. */
function Changes({ trends, active }: { trends: readonly WordTrend[]; active: number | null }) {
  const edge = Math.max(...trends.flatMap(({ before, now }) => [before, now]), 1);
  const at = (value: number) => `${(96 * value) / edge}%`;
  return (
    <div aria-hidden className={classes.rows}>
      {trends.map(({ word, before, now }, index) => (
        <div
          key={word}
          data-point={index}
          data-active={index === active || undefined}
          className={classes.row}
        >
          <bdi>{word}</bdi>
          <span className={classes.track}>
            <span
              className={classes.interval}
              style={{
                insetInlineStart: at(Math.min(before, now)),
                inlineSize: at(Math.abs(now - before)),
              }}
            />
            <span className={classes.effect} style={{ insetInlineStart: at(before) }} />
            <span data-clear className={classes.effect} style={{ insetInlineStart: at(now) }} />
          </span>
        </div>
      ))}
    </div>
  );
}
