import { Button, Link, Table } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { questionLink } from '../question-link.ts';
import classes from './chart-frame.module.css';
import { type ChartQuestion, useChartQuestion } from './chart-question.ts';
import { savePicture } from './save-picture.ts';
import { useWidth } from './use-width.ts';

/** What a picture is drawn with: its width in CSS pixels, and the point that keyboard or pointer are on. */
export type Drawing = { width: number; active: number | null };

export type ChartFrameProps = {
  title: string;
  /** What the picture shows, in one sentence. */
  summary: ReactNode;
  /** What each point says, in its order. */
  points: readonly string[];
  /** Points in a row of the picture; without rows all of them. */
  columns?: number;
  /** The same as figures: heads, and a row of cells for each, the first of which names it. */
  table: { heads: readonly string[]; rows: readonly (readonly string[])[] };
  /** Above the picture, for instance what is drawn. */
  controls?: ReactNode;
  /** Below the picture: what its colours and patterns mean. */
  legend?: ReactNode;
  /** What the button says that saves the picture. */
  saveLabel?: string;
  /** What one may ask the journal from here. */
  question?: ChartQuestion;
  /** What the picture rests on, for instance quotes. */
  children?: ReactNode;
  draw: (drawing: Drawing) => ReactNode;
};

/** A chapter with its picture, for eyes, keyboard and ears: a sentence, points to walk along, a table, a picture to keep. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, summary, table, controls, saveLabel, question, children } = props;
  const { t } = useTranslation('insights');
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const [isTable, setTable] = useState(false);
  return (
    <section aria-labelledby={id} className={classes.chapter}>
      <figure ref={figure} className={classes.figure}>
        <figcaption className={classes.caption}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <p className={classes.summary}>{summary}</p>
        </figcaption>
        {controls}
        {isTable ? (
          <Table
            caption={t('chart.table', { title })}
            isCaptionHidden
            columns={table.heads.map((header, index) => ({
              key: header,
              header,
              isRowHeader: index === 0,
              align: index === 0 ? ('start' as const) : ('end' as const),
              render: (row: readonly string[]) => row[index],
            }))}
            rows={table.rows}
            rowKey={(row) => row.join('|')}
          />
        ) : (
          <Picture {...props} />
        )}
      </figure>
      <Actions
        title={title}
        isTable={isTable}
        saveLabel={saveLabel}
        question={question}
        figure={figure}
        onToggle={() => setTable((was) => !was)}
      />
      {children}
    </section>
  );
}

function Picture({ title, points, columns, legend, draw }: ChartFrameProps) {
  const { t } = useTranslation('insights');
  const { element, width } = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const shown = active === null ? null : Math.min(active, points.length - 1);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = pointAfter(event, { at: shown, count: points.length, columns });
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };
  return (
    <>
      <div
        ref={element}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input holds no picture
        role="slider"
        tabIndex={0}
        aria-label={t('chart.points', { title })}
        aria-valuemin={1}
        aria-valuemax={Math.max(points.length, 1)}
        aria-valuenow={(shown ?? 0) + 1}
        aria-valuetext={points[shown ?? 0] ?? ''}
        className={classes.picture}
        onKeyDown={handleKeyDown}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setActive(shown ?? 0)}
        onBlur={() => setActive(null)}
        onPointerMove={(event) => setActive(pointUnder(event))}
        onPointerLeave={() => setActive(null)}
      >
        {draw({ width, active: shown })}
      </div>
      <p aria-hidden className={classes.point}>
        {shown === null ? null : points[shown]}
      </p>
      {legend}
    </>
  );
}

type ActionsProps = {
  title: string;
  isTable: boolean;
  saveLabel: string | undefined;
  question: ChartQuestion | undefined;
  figure: { readonly current: HTMLElement | null };
  onToggle: () => void;
};

function Actions({ title, isTable, saveLabel, question, figure, onToggle }: ActionsProps) {
  const { t } = useTranslation('insights');
  const asked = useChartQuestion(question);
  const { toasts } = usePlatform();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (!figure.current) return;
    setSaving(true);
    try {
      await savePicture(figure.current, title);
    } catch {
      toasts.error(t('chart.notSaved'));
    } finally {
      setSaving(false);
    }
  };
  return (
    <p className={classes.actions}>
      <Button variant="bare" size="small" onPress={onToggle}>
        {isTable ? t('chart.asPicture') : t('chart.asTable')}
      </Button>
      <Button
        variant="bare"
        size="small"
        isPending={isSaving}
        pendingLabel={t('chart.saving')}
        onPress={() => void save()}
      >
        {saveLabel ?? t('chart.save')}
      </Button>
      {asked !== null && (
        <Link
          href={questionLink(asked)}
          variant="quiet"
          className={classes.ask}
          aria-label={`${t('chart.ask')}: ${asked}`}
        >
          {t('chart.ask')}
        </Link>
      )}
    </p>
  );
}

type Walk = { at: number | null; count: number; columns: number | undefined };

/** Where a key leads from a point; null for other keys. */
function pointAfter(event: KeyboardEvent<HTMLElement>, { at, count, columns }: Walk): number | null {
  if (count === 0 || event.altKey || event.ctrlKey || event.metaKey) return null;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns ?? -1,
    ArrowUp: columns === undefined ? 1 : -columns,
    Home: -count,
    End: count,
  };
  const step = steps[event.key];
  if (step === undefined) return null;
  return at === null ? (event.key === 'End' ? count - 1 : 0) : Math.min(Math.max(at + step, 0), count - 1);
}

/** The point that stands under a pointer: pictures say on their shapes which one that is. */
function pointUnder(event: PointerEvent<HTMLElement>): number | null {
  const shape = event.target instanceof Element ? event.target.closest('[data-point]') : null;
  return shape ? Number(shape.getAttribute('data-point')) : null;
}
