import type { SessionKind } from '@reflectory/contracts/sound';
import { Select, type SelectOption } from '@reflectory/design-system';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sounding } from '../../player/player-state.ts';
import { useSessionChoice } from './session-choice.ts';
import classes from './session-choice-field.module.css';

/** Something that may be heard during a session, with what is said of it besides its name. */
export type SessionSounding = { note: string | null; sounding: Sounding };

/** Pieces of a catalogue are read once it is chosen. */
export const canBeHeard = (sounding: Sounding): boolean =>
  !('tracks' in sounding) || sounding.tracks.length > 0;

const NOTHING = 'nothing';
// The player is fetched once there is something to play.
const ListenButton = lazy(async () => ({ default: (await import('./listen-button.tsx')).ListenButton }));

export type SessionChoiceFieldProps = { of: SessionKind; all: readonly SessionSounding[] };

/** Chooses what is heard during sessions of a kind. What is not there any more is nothing. */
export const SessionChoiceField = memo(function SessionChoiceField({ of, all }: SessionChoiceFieldProps) {
  const { t } = useTranslation('sound');
  const [key, choose] = useSessionChoice(of);
  const chosen = all.find(({ sounding }) => sounding.key === key);
  const options: SelectOption[] = [
    { value: NOTHING, label: t('session.nothing') },
    ...all.map(({ note, sounding }) => ({
      value: sounding.key,
      label: sounding.name,
      ...(note !== null && { description: note }),
    })),
  ];
  return (
    <div>
      <div className={classes.field}>
        <Select
          className={classes.choice}
          label={t('session.title')}
          value={chosen?.sounding.key ?? NOTHING}
          options={options}
          onChange={(value) => choose(value === NOTHING ? null : value)}
        />
        <Suspense>
          {chosen && canBeHeard(chosen.sounding) && <ListenButton sounding={chosen.sounding} />}
        </Suspense>
      </div>
      <p className={classes.hint}>{t('session.hint')}</p>
    </div>
  );
});
