import { type MeditationStep, MOST_LINE_CHARACTERS } from '@reflectory/contracts/sound';
import { type PacerKey, pacerKeys } from '@reflectory/domain/breathing';
import { Checkbox, Select, Slider, TextArea } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';
import { PictureFields } from './picture-fields.tsx';

type FieldsProps<Step = MeditationStep> = { step: Step; onChange(step: MeditationStep): void };

/** What is to be said of a step. */
export function StepFields({ step, onChange }: FieldsProps) {
  const { t } = useTranslation('sound');
  if (step.kind === 'say' || step.kind === 'body') return <LineFields step={step} onChange={onChange} />;
  if (step.kind === 'breathe') return <BreathFields step={step} onChange={onChange} />;
  if (step.kind === 'bell')
    return (
      <Select
        label={t('editor.ring')}
        isLabelHidden
        value={step.ring}
        options={(['bowl', 'small-bowl'] as const).map((value) => ({
          value,
          label: t(`editor.rings.${value}`),
        }))}
        onChange={(ring) => onChange({ ...step, ring: ring === 'bowl' ? 'bowl' : 'small-bowl' })}
      />
    );
  return (
    <>
      {step.kind === 'picture' && <PictureFields step={step} onChange={onChange} />}
      <Slider
        className={classes.weight ?? ''}
        label={t('editor.weight')}
        valueText={t('editor.parts', { count: step.weight })}
        min={1}
        max={20}
        step={1}
        value={step.weight}
        onChange={(weight) => onChange({ ...step, weight })}
      />
    </>
  );
}

function LineFields({ step, onChange }: FieldsProps<MeditationStep & { kind: 'say' | 'body' }>) {
  const { t } = useTranslation('sound');
  return (
    <>
      <TextArea
        label={t(`editor.kinds.${step.kind}`)}
        isLabelHidden
        rows={1}
        value={step.text}
        placeholder={t(`editor.placeholders.${step.kind}`)}
        maxLength={MOST_LINE_CHARACTERS}
        errorMessage={
          step.text.length >= MOST_LINE_CHARACTERS
            ? t('editor.longestLine', { count: MOST_LINE_CHARACTERS })
            : undefined
        }
        onChange={(text) => onChange({ ...step, text })}
      />
      {step.because && (
        <p className={classes.quiet}>
          {t('meditations.woven.because')} <q dir="auto">{step.because.sentence.trim()}</q>
        </p>
      )}
      <Checkbox isSelected={step.isLong === true} onChange={(isLong) => onChange({ ...step, isLong })}>
        {t('editor.isLong')}
      </Checkbox>
    </>
  );
}

function BreathFields({ step, onChange }: FieldsProps<MeditationStep & { kind: 'breathe' }>) {
  const { t } = useTranslation('sound');
  return (
    <div className={classes.pair}>
      <Select
        label={t('editor.pacer')}
        isLabelHidden
        value={step.pacer}
        options={pacerKeys.map((value: PacerKey) => ({
          value,
          label: t(`breathing.pacers.${value}.name`),
        }))}
        onChange={(value) => {
          const pacer = pacerKeys.find((one) => one === value);
          if (pacer) onChange({ ...step, pacer });
        }}
      />
      <Slider
        label={t('editor.rounds')}
        valueText={t('editor.breaths', { count: step.rounds })}
        min={1}
        max={20}
        step={1}
        value={Math.min(20, step.rounds)}
        onChange={(rounds) => onChange({ ...step, rounds })}
      />
    </div>
  );
}
