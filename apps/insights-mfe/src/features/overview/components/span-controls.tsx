import { Button, IconButton, SegmentedControl } from '@reflectory/design-system';
import { neighbourOf, type Span, spanAround, spanName, SPANS } from '../model/spans.ts';
import { useWording } from '../../../shared/use-wording.ts';
import classes from './span-controls.module.css';

export type SpanControlsProps = {
  span: Span;
  today: string;
  isCompared: boolean;
  onChange: (span: Span) => void;
  onCompare: (isCompared: boolean) => void;
};

/** Which part of the journal is looked at. */
export function SpanControls({ span, today, isCompared, onChange, onCompare }: SpanControlsProps) {
  const { t, language } = useWording();
  const before = neighbourOf(span, -1);
  const after = neighbourOf(span, 1);
  return (
    <div className={classes.controls}>
      <SegmentedControl
        label={t('span.label')}
        isLabelHidden
        value={span.kind}
        onChange={(kind) =>
          onChange(spanAround(kind, span.from === null || span.to > today ? today : span.to))
        }
        options={SPANS.map((value) => ({ value, label: t(`span.${value}`) }))}
      />
      {before && after && (
        <div className={classes.walk}>
          <IconButton icon="chevron-left" label={t('span.before')} onPress={() => onChange(before)} />
          <span aria-live="polite" className={classes.name}>
            {spanName(span, language, t('span.whole'))}
          </span>
          <IconButton
            icon="chevron-right"
            label={t('span.after')}
            isDisabled={span.to >= today}
            onPress={() => onChange(after)}
          />
          <Button variant="bare" size="small" onPress={() => onCompare(!isCompared)}>
            {isCompared ? t('compare.stop') : t('compare.start')}
          </Button>
        </div>
      )}
    </div>
  );
}
