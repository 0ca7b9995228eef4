import { PRESETS } from '@reflectory/sound';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Meditation, type MeditationProps } from '../features/meditations/meditation.tsx';
import { MEDITATIONS } from '../features/meditations/model/meditations.ts';
import { BedChoice, useBed } from '../features/sessions/bed-choice.tsx';
import { useSessionChoice } from '../features/sessions/session-choice.ts';
import { useSessionSoundings } from './use-session-soundings.ts';

/** A meditation with what its person wants to hear beneath it. */
export function MeditationWithSound(props: Omit<MeditationProps, 'bed' | 'bedChoice'>) {
  const { t } = useTranslation('sound');
  const { preset } = MEDITATIONS[props.basedOn];
  const [key] = useSessionChoice('meditation');
  const all = useSessionSoundings(key);
  const name = t(`soundscapes.presets.${preset}`);
  const own = useMemo(() => ({ key: `preset:${preset}`, name, mix: PRESETS[preset].mix }), [preset, name]);
  const bed = useBed({ own, all });
  return <Meditation {...props} bed={bed} bedChoice={<BedChoice own={own} all={all} />} />;
}
