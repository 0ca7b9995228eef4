import type { MeditationStep } from '@reflectory/contracts/sound';
import { findUnbeginnable, tellableSteps } from '@reflectory/domain/meditation';
import { EmptyState, Skeleton } from '@reflectory/design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNeedsHelp } from '../features/meditations/api/use-needs-help.ts';
import type { MeditationProps } from '../features/meditations/meditation.tsx';
import type { OwnMeditation } from '../features/meditations/model/own-meditation.ts';
import { HelpInstead } from './help-instead.tsx';
import { MeditationWithSound } from './meditation-with-sound.tsx';

export type ToldMeditationProps = Pick<MeditationProps, 'trial'> & {
  meditation: Pick<OwnMeditation, 'id' | 'name' | 'entry_id' | 'basedOn'>;
  steps: readonly MeditationStep[];
};

/** A meditation that somebody wrote, to be begun; where its words ask for people, there are people instead. */
export function ToldMeditation({ meditation, steps: written, trial }: ToldMeditationProps) {
  const { t } = useTranslation(['sound', 'common']);
  const { id, name, entry_id: entryId, basedOn } = meditation;
  const steps = useMemo(() => tellableSteps(written), [written]);
  const needsHelp = useNeedsHelp(steps.flatMap((step) => ('text' in step ? [step.text] : [])).join('\n'));
  const problem = findUnbeginnable(steps);
  if (needsHelp === undefined) return <Skeleton lines={6} label={t('common:loading')} />;
  if (needsHelp) return <HelpInstead />;
  if (problem !== null)
    return (
      <EmptyState title={t(`meditations.own.${problem}`)}>{t(`meditations.own.${problem}Text`)}</EmptyState>
    );
  return (
    <MeditationWithSound
      thing={id}
      basedOn={basedOn}
      title={name}
      steps={steps}
      {...(entryId !== null && { entryId })}
      {...(trial && { trial })}
    />
  );
}
