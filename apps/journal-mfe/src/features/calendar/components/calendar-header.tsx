import { IconButton, SegmentedControl } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { noonOf } from '../../../service/own-day.ts';
import type { CalendarView } from '../model/calendar-view.ts';
import { addMonths } from '../model/days.ts';
import classes from './calendar-header.module.css';

export type CalendarHeaderProps = {
  id: string;
  view: CalendarView;
  /** The day that the keyboard is on. */
  current: string;
  onView: (view: CalendarView) => void;
};

const beside = (view: CalendarView, steps: 1 | -1): CalendarView =>
  view.kind === 'month'
    ? { kind: 'month', month: addMonths(view.month, steps) }
    : { kind: 'year', year: addMonths(`${view.year}-01`, 12 * steps).slice(0, 4) };

/** What is shown, and the ways to what is beside it. */
export function CalendarHeader({ id, view, current, onView }: CalendarHeaderProps) {
  const { t, i18n } = useTranslation('journal');
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric' });
  const handleKind = (kind: CalendarView['kind']) =>
    onView(kind === 'month' ? { kind, month: current.slice(0, 7) } : { kind, year: current.slice(0, 4) });
  return (
    <header className={classes.header}>
      <h2 id={id} aria-live="polite" className={classes.period}>
        {view.kind === 'month' ? month.format(noonOf(`${view.month}-15`)) : view.year}
      </h2>
      <div className={classes.steps}>
        <IconButton
          icon="chevron-left"
          label={t(`calendar.previous.${view.kind}`)}
          onPress={() => onView(beside(view, -1))}
        />
        <IconButton
          icon="chevron-right"
          label={t(`calendar.next.${view.kind}`)}
          onPress={() => onView(beside(view, 1))}
        />
      </div>
      <SegmentedControl
        label={t('calendar.shown')}
        isLabelHidden
        options={[
          { value: 'month', label: t('calendar.month') },
          { value: 'year', label: t('calendar.year') },
        ]}
        value={view.kind}
        onChange={handleKind}
      />
    </header>
  );
}
