import { builtInLanguage } from '@reflectory/contracts/languages';
import type { Overview } from '@reflectory/contracts/overview';
import { activitiesIn } from '@reflectory/domain/feelings';
import { ChartFrame } from '../../../shared/chart/chart-frame.tsx';
import { type Companion, companionsOf } from '../model/companions.ts';
import { usePlanEffects } from '../api/use-plan-effects.ts';
import { correlationOf, LEAST } from '../model/effects.ts';
import { useWording } from '../../../shared/use-wording.ts';
import { ChapterNeeds } from '../../../shared/chart/chapter-needs.tsx';
import classes from '../../../shared/chart/charts.module.css';

/** As many stand in the picture. */
const DRAWN = 12;

/** Of what comes nearest to being compared. */
const mostOf = ({ themes, people, activities }: Overview): number =>
  Math.max(
    0,
    ...[...themes, ...people, ...activities].map((some) => Math.min(some.with.n, some.without.n, LEAST - 1)),
  );

/** What goes together with lighter and heavier days: never of fewer than seven, and never as a cause. */
export function GoesWith({ overview, isWhole }: { overview: Overview; isWhole: boolean }) {
  const { t, number, mood } = useWording();
  const { nameOf, rowName } = useNames();
  const planned = usePlanEffects({ from: isWhole ? null : overview.from, to: overview.to });
  const companions = companionsOf(overview, planned).slice(0, DRAWN);
  const title = t('goesWith.title');
  if (companions.length === 0) {
    return <ChapterNeeds title={title} needed={LEAST} have={mostOf(overview)} />;
  }
  const [clear] = companions.filter(({ effect }) => effect.isClear);
  const named = companions.find(({ kind, area }) => (kind === 'theme' || kind === 'person') && area === null);
  const facts = (companion: Companion) => ({
    name: nameOf(companion),
    n: number(companion.effect.n),
    points: number(Math.abs(companion.effect.difference)),
    difference: mood(companion.effect.difference),
    low: mood(companion.effect.low),
    high: mood(companion.effect.high),
  });
  return (
    <ChartFrame
      title={title}
      question={named ? { about: 'felt', topic: named.name } : { about: 'mind' }}
      summary={
        clear
          ? t(`goesWith.${clear.kind}.${clear.effect.difference > 0 ? 'higher' : 'lower'}`, facts(clear))
          : t('goesWith.unclear')
      }
      points={companions.map((companion) =>
        t(companion.effect.isClear ? 'goesWith.point' : 'goesWith.pointUnclear', {
          ...facts(companion),
          name: rowName(companion),
        }),
      )}
      columns={1}
      table={{
        heads: [t('heads.name'), t('heads.n'), t('heads.difference'), t('heads.interval')],
        rows: companions.map((companion) => {
          const { n, difference, low, high } = facts(companion);
          return [rowName(companion), n, difference, t('goesWith.interval', { low, high })];
        }),
      }}
      legend={<p className={classes.note}>{t('goesWith.note', { least: number(LEAST) })}</p>}
      draw={({ active }) => <Effects companions={companions} nameOf={rowName} active={active} />}
    >
      <Sleep sleep={overview.sleep} />
    </ChartFrame>
  );
}

/** How what goes together is called: in a sentence, and in a row. */
function useNames() {
  const { t, language, topic } = useWording();
  const activities = new Map<string, string>(
    activitiesIn(builtInLanguage(language)).map(({ key, name }) => [key, name]),
  );
  const nameOf = ({ kind, name, area }: Companion): string => {
    if (kind === 'activity') return activities.get(name) ?? name;
    if (kind === 'focus' || kind === 'step' || kind === 'meetings') return t(`goesWith.${kind}.name`);
    return kind === 'habit' ? name : topic({ name, area });
  };
  // What somebody did and what they wrote about may have one name.
  const kindOf = ({ kind }: Companion): string | null => {
    if (kind === 'activity') return t('heads.checkIns');
    return kind === 'habit' ? t('goesWith.habit.name') : null;
  };
  const rowName = (companion: Companion): string =>
    [nameOf(companion), kindOf(companion)].filter((part) => part !== null).join(' · ');
  return { nameOf, rowName };
}

function Sleep({ sleep: { n, correlation } }: { sleep: Overview['sleep'] }) {
  const { t, language, number } = useWording();
  const sleep = correlationOf({ n, correlation });
  if (!sleep) return null;
  return (
    <p className={classes.note}>
      {t(sleep.isClear ? 'goesWith.sleep' : 'goesWith.sleepUnclear', {
        n: number(sleep.n),
        r: sleep.correlation.toLocaleString(language, { maximumFractionDigits: 2 }),
      })}
    </p>
  );
}

type EffectsProps = {
  companions: readonly Companion[];
  nameOf: (companion: Companion) => string;
  active: number | null;
};

function Effects({ companions, nameOf, active }: EffectsProps) {
  const { t } = useWording();
  const edge = Math.max(
    20,
    ...companions.flatMap(({ effect }) => [Math.abs(effect.low), Math.abs(effect.high)]),
  );
  const at = (value: number) => 50 + (50 * value) / edge;
  return (
    <div aria-hidden className={classes.rows}>
      {companions.map((companion, index) => {
        const { effect } = companion;
        return (
          <div
            key={`${companion.kind} ${companion.area} ${companion.name}`}
            data-point={index}
            data-active={index === active || undefined}
            className={classes.row}
          >
            <bdi>{nameOf(companion)}</bdi>
            <span className={classes.track}>
              <span className={classes.middle} />
              <span
                className={classes.interval}
                style={{
                  insetInlineStart: `${at(effect.low)}%`,
                  inlineSize: `${at(effect.high) - at(effect.low)}%`,
                }}
              />
              <span
                data-clear={effect.isClear || undefined}
                className={classes.effect}
                style={{ insetInlineStart: `${at(effect.difference)}%` }}
              />
            </span>
          </div>
        );
      })}
      <p className={classes.scale}>
        <span>{t('goesWith.heavier')}</span>
        <span>{t('goesWith.lighter')}</span>
      </p>
    </div>
  );
}
