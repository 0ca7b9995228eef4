import type { Overview } from '@reflectory/contracts/overview';
import { lazy, Suspense } from 'react';
import { ChartFrame } from '../../shared/chart/chart-frame.tsx';
import charts from '../../shared/chart/charts.module.css';
import { useWording } from '../../shared/use-wording.ts';
import classes from './brain.module.css';

/** Three dimensions come with whoever scrolls to them. */
const Stage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "brain" */ './stage.tsx')).Stage,
}));

/** Few lights: more would be a lamp. */
const LIGHTS = 8;

/** Themes as lights in folds: an illustration, with the same facts as a list beside it. */
export function Brain({ themes }: { themes: Overview['themes'] }) {
  const { t, topic, number } = useWording();
  const shown = themes.slice(0, LIGHTS);
  const [most] = shown;
  if (!most) return null;
  const facts = (theme: Overview['themes'][number]) => ({
    name: topic(theme),
    entries: number(theme.entries),
  });
  return (
    <ChartFrame
      title={t('brain.title')}
      question={{ about: 'mind' }}
      summary={t('brain.summary', { ...facts(most), count: number(shown.length) })}
      points={shown.map((theme) => t('brain.point', facts(theme)))}
      columns={1}
      table={{
        heads: [t('heads.name'), t('heads.entries')],
        rows: shown.map((theme) => {
          const { name, entries } = facts(theme);
          return [name, entries];
        }),
      }}
      legend={<p className={charts.note}>{t('brain.caption')}</p>}
      draw={({ active }) => (
        <div className={classes.stage}>
          <Suspense fallback={<div className={classes.canvas} />}>
            <Stage
              strengths={shown.map(({ entries }) => Math.sqrt(entries / most.entries))}
              active={active}
              fallback={t('brain.fallback')}
            />
          </Suspense>
          <ul className={classes.list}>
            {shown.map((theme, index) => (
              <li
                key={`${theme.area} ${theme.name}`}
                data-point={index}
                data-active={index === active || undefined}
              >
                <bdi>{facts(theme).name}</bdi> <span>{facts(theme).entries}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    />
  );
}
