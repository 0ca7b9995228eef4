import {
  FACTORS,
  type Factor,
  type PersonalityScores,
  scorePersonality,
} from '@reflectory/domain/personality';
import { ChartFrame } from '../../../shared/chart/chart-frame.tsx';
import charts from '../../../shared/chart/charts.module.css';
import { dayOf } from '../../../shared/days.ts';
import { useWording } from '../../../shared/use-wording.ts';
import type { PersonalityTest } from '../api/use-tests.ts';
import classes from './personality.module.css';

/** Tests that stand side by side in the table. */
const COLUMNS = 4;

type Scored = { day: string; scores: PersonalityScores };

/** How a test lies, in a sentence: beside the first one, else what it fits most. */
function useSummary() {
  const { t, day } = useWording();
  const figure = useFigure();
  const name = (factor: Factor) => t(`personality.factors.${factor}.name`);
  return (latest: Scored, earlier: Scored | null): string => {
    const change = (factor: Factor) =>
      earlier ? Math.abs(latest.scores[factor] - earlier.scores[factor]) : 0;
    const [moved] = FACTORS.toSorted((one, other) => change(other) - change(one));
    if (earlier && moved && change(moved) > 0) {
      return t('personality.moved', {
        factor: name(moved),
        was: figure(earlier.scores[moved]),
        is: figure(latest.scores[moved]),
        day: day(earlier.day),
      });
    }
    const [most, second] = FACTORS.toSorted((one, other) => latest.scores[other] - latest.scores[one]);
    return most && second && latest.scores[most] > latest.scores[second]
      ? t('personality.most', { factor: name(most) })
      : t('personality.even');
  };
}

function useFigure() {
  const { language } = useWording();
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return (value: number) => format.format(value);
}

/** What was measured, and how it lies beside the first time: never beside other people. */
export function Results({ tests }: { tests: readonly PersonalityTest[] }) {
  const { t, day, number } = useWording();
  const figure = useFigure();
  const summary = useSummary();
  const scored = tests.map(({ answers, taken_at }): Scored => ({
    day: dayOf(new Date(taken_at)),
    scores: scorePersonality(answers),
  }));
  const [latest] = scored;
  const earlier = scored.length > 1 ? (scored.at(-1) ?? null) : null;
  if (!latest) return null;
  const name = (factor: Factor) => t(`personality.factors.${factor}.name`);
  const shown = scored.slice(0, COLUMNS);
  const heads = shown.map((test, index) => `${number(index + 1)} · ${day(test.day)}`);
  return (
    <ChartFrame
      title={t('personality.resultTitle', { day: day(latest.day) })}
      summary={summary(latest, earlier)}
      points={FACTORS.map((factor) =>
        t(earlier ? 'personality.pointSince' : 'personality.point', {
          factor: name(factor),
          is: figure(latest.scores[factor]),
          was: earlier && figure(earlier.scores[factor]),
        }),
      )}
      columns={1}
      table={{
        heads: [t('heads.name'), ...heads],
        rows: FACTORS.map((factor) => [name(factor), ...shown.map(({ scores }) => figure(scores[factor]))]),
      }}
      legend={
        <p className={charts.note}>
          {earlier && `${t('personality.legend', { day: day(earlier.day) })} `}
          {t('personality.noNorms')}
        </p>
      }
      draw={({ active }) => (
        <Scores latest={latest.scores} earlier={earlier?.scores ?? null} active={active} />
      )}
    >
      <Factors />
    </ChartFrame>
  );
}

/** What each of them means. */
function Factors() {
  const { t } = useWording();
  return (
    <dl className={classes.factors}>
      {FACTORS.map((factor) => (
        <div key={factor}>
          <dt>{t(`personality.factors.${factor}.name`)}</dt>
          <dd>{t(`personality.factors.${factor}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

type ScoresProps = { latest: PersonalityScores; earlier: PersonalityScores | null; active: number | null };

function Scores({ latest, earlier, active }: ScoresProps) {
  const { t, language } = useWording();
  const at = (score: number) => `${(100 * (score - 1)) / 4}%`;
  return (
    <div aria-hidden className={charts.rows}>
      {FACTORS.map((factor, index) => (
        <div
          key={factor}
          data-point={index}
          data-active={index === active || undefined}
          className={charts.row}
        >
          <span>{t(`personality.factors.${factor}.name`)}</span>
          <span className={charts.track}>
            {earlier && <span className={charts.effect} style={{ insetInlineStart: at(earlier[factor]) }} />}
            <span data-clear className={charts.effect} style={{ insetInlineStart: at(latest[factor]) }} />
          </span>
        </div>
      ))}
      <p className={charts.scale}>
        <span>{(1).toLocaleString(language)}</span>
        <span>{(5).toLocaleString(language)}</span>
      </p>
    </div>
  );
}
