import type { Language } from '@reflectory/contracts/languages';
import type { WrittenDay } from '@reflectory/contracts/timeline';
import type { CoverPart } from '@reflectory/domain/artwork';
import { emotionName } from '@reflectory/domain/reading';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedArtwork } from '../../artwork/entry-artwork.tsx';
import { MonthCover } from '../../artwork/month-cover.tsx';
import { dateFormat } from '../../service/date-words.ts';
import { noonOf } from '../../service/own-day.ts';
import { CalendarHeader } from './components/calendar-header.tsx';
import { FeelingsLegend } from './components/feelings-legend.tsx';
import { MonthGrid } from './components/month-grid.tsx';
import { YearGrid } from './components/year-grid.tsx';
import type { CalendarView } from './model/calendar-view.ts';
import { firstWeekday } from './model/first-weekday.ts';
import classes from './calendar.module.css';

export type CalendarProps = {
  view: CalendarView;
  days: readonly WrittenDay[];
  artworks: ReadonlyMap<string, ListedArtwork>;
  /** What the person said of themselves by day, as a mark and in words. */
  moods: ReadonlyMap<string, { mark: ReactNode; words: string }>;
  chosen: string | null;
  today: string;
  language: Language;
  onView: (view: CalendarView) => void;
  onChoose: (day: string) => void;
};

/** Days of a month that its cover is made of. */
const partsOf = (month: string, days: readonly WrittenDay[]): CoverPart[] =>
  days.flatMap(({ day, feeling, words }) => (day.startsWith(month) ? [{ family: feeling, words }] : []));

/** The days of a month or a year. */
export function Calendar(props: CalendarProps) {
  const { view, days, artworks, moods, chosen, today, language, onView, onChoose } = props;
  const { t, i18n } = useTranslation('journal');
  const headingId = useId();
  const [moved, setMoved] = useState(chosen ?? today);
  const period = view.kind === 'month' ? view.month : view.year;
  const current = moved.startsWith(period) ? moved : `${period}${view.kind === 'month' ? '' : '-01'}-01`;
  const byDay = new Map(days.map((written) => [written.day, written]));
  const fullDate = dateFormat(i18n.language, { dateStyle: 'full' });
  const nameOf = (day: string) => {
    const written = byDay.get(day);
    const mood = moods.get(day);
    return [
      fullDate.format(noonOf(day)),
      ...(written
        ? [
            t('calendar.entries', { count: written.entries }),
            t('words', { count: written.words }),
            ...(written.feeling ? [emotionName(written.feeling, language)] : []),
          ]
        : []),
      ...(mood ? [mood.words] : []),
    ].join(' · ');
  };
  const handleMove = (day: string) => {
    if (day.startsWith('0000') || day.length > 10) return;
    setMoved(day);
    if (day.startsWith(period)) return;
    onView(
      view.kind === 'month'
        ? { kind: 'month', month: day.slice(0, 7) }
        : { kind: 'year', year: day.slice(0, 4) },
    );
  };
  const grid = { days: byDay, current, chosen, today, nameOf, onMove: handleMove, onChoose };
  return (
    <section aria-labelledby={headingId} className={classes.calendar}>
      <CalendarHeader id={headingId} view={view} current={current} onView={onView} />
      {view.kind === 'month' ? (
        <>
          <CoverOfMonth month={view.month} parts={partsOf(view.month, days)} />
          <MonthGrid
            {...grid}
            month={view.month}
            firstWeekday={firstWeekday(i18n.language, navigator.languages)}
            artworks={artworks}
            moods={moods}
          />
          <FeelingsLegend days={days} language={language} />
          {moods.size > 0 && <p className={classes.legend}>{t('mood.weeksCaption')}</p>}
        </>
      ) : (
        <YearGrid {...grid} year={view.year} />
      )}
    </section>
  );
}

/** The cover of a month, and its poster. */
function CoverOfMonth({ month, parts }: { month: string; parts: CoverPart[] }) {
  const { i18n } = useTranslation();
  const { Slot } = usePlatform();
  const from = `${month}-01`;
  const name = dateFormat(i18n.language, { month: 'long', year: 'numeric' }).format(noonOf(from));
  const poster = <Slot isQuiet name="artwork.poster" props={{ kind: 'month', from, name, parts }} />;
  return <MonthCover month={month} parts={parts} more={poster} />;
}
