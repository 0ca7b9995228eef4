import { Select } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { Sounding } from '../../player/player-state.ts';
import { canBeHeard, type SessionSounding } from './session-choice-field.tsx';
import { useSessionChoice } from './session-choice.ts';

const NOTHING = 'nothing';
const OWN = 'own';

export type BedChoiceProps = {
  /** What belongs to the meditation. */
  own: Sounding;
  /** What else may be heard; null while that is not known. */
  all: readonly SessionSounding[] | null;
};

/** What sounds beneath a meditation; null for nothing. What is not there any more is what belongs to it. */
export function useBed({ own, all }: BedChoiceProps): Sounding | null {
  const [key] = useSessionChoice('meditation');
  if (key === NOTHING) return null;
  const chosen = all?.find(({ sounding }) => sounding.key === key)?.sounding;
  return chosen && canBeHeard(chosen) ? chosen : own;
}

/** Chooses what sounds beneath meditations: what belongs to each, something of one's own, or nothing. */
export function BedChoice({ own, all }: BedChoiceProps) {
  const { t } = useTranslation('sound');
  const [, choose] = useSessionChoice('meditation');
  const bed = useBed({ own, all });
  const others = (all ?? []).filter(({ sounding }) => sounding.key !== own.key);
  const key = bed?.key === own.key ? OWN : (bed?.key ?? NOTHING);
  return (
    <Select
      label={t('meditations.bed.label')}
      value={key}
      onChange={(value) => choose(value === OWN ? null : value)}
      options={[
        { value: OWN, label: own.name, description: t('meditations.bed.own') },
        { value: NOTHING, label: t('session.nothing') },
        ...others.map(({ note, sounding }) => ({
          value: sounding.key,
          label: sounding.name,
          ...(note !== null && { description: note }),
        })),
      ]}
    />
  );
}
