import { describeFailure } from '@reflectory/client';
import { builtInLanguage, isLanguage, LANGUAGE_NAMES } from '@reflectory/contracts/languages';
import type { OwnVoiceOutcome } from '@reflectory/contracts/sound';
import { Button, Link, Select } from '@reflectory/design-system';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoiceOffer } from '../../../shared/use-own-voice.ts';
import { useDrawReading } from '../api/use-make-own-voice.ts';
import classes from '../own-voice.module.css';
import { Reading } from './reading.tsx';

/** What happens with a voice, in the order in which somebody should know it. */
const FACTS = ['what', 'who', 'kept', 'log', 'end'] as const;

/** From what somebody should know to what they read aloud. */
export function Making({ offer }: { offer: VoiceOffer }) {
  const { t } = useTranslation('sound');
  return (
    <div className={classes.stack}>
      <ul className={classes.facts}>
        {FACTS.map((fact) => (
          <li key={fact}>{t(`ownVoice.facts.${fact}`, { host: offer.host })}</li>
        ))}
        <li>{t(`ownVoice.facts.${offer.has_watermark ? 'mark' : 'noMark'}`)}</li>
      </ul>
      {offer.has_consent ? (
        offer.has_room ? (
          <Drawing offer={offer} />
        ) : (
          <p role="alert" className={classes.problem}>
            {t('ownVoice.outcome.no_room', { host: offer.host })}
          </p>
        )
      ) : (
        <p>
          {t('ownVoice.consent', { host: offer.host })}{' '}
          <Link href="/settings/privacy">{t('ownVoice.toPrivacy')}</Link>
        </p>
      )}
    </div>
  );
}

function Drawing({ offer }: { offer: VoiceOffer }) {
  const { t, i18n } = useTranslation(['sound', 'common']);
  const own = builtInLanguage(i18n.language);
  const isOwnThere = offer.languages.includes(own);
  const [language, setLanguage] = useState(isOwnThere ? own : (offer.languages[0] ?? own));
  const [outcome, setOutcome] = useState<Exclude<OwnVoiceOutcome, 'made'> | null>(null);
  const draw = useDrawReading();
  const { reset } = draw;
  const end = useCallback(
    (why: Exclude<OwnVoiceOutcome, 'made'>) => {
      setOutcome(why);
      reset();
    },
    [reset],
  );
  if (draw.data) return <Reading key={draw.data.id} reading={draw.data} onOver={end} />;
  return (
    <>
      {outcome && (
        <p role="alert" className={classes.problem}>
          {t(`ownVoice.outcome.${outcome}`, { host: offer.host })}
        </p>
      )}
      <Select
        className={classes.choice}
        label={t('ownVoice.language')}
        description={isOwnThere ? undefined : t('ownVoice.notInYours')}
        value={language}
        onChange={(chosen) => isLanguage(chosen) && setLanguage(chosen)}
        options={offer.languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      {draw.isError && (
        <p role="alert" className={classes.problem}>
          {describeFailure(draw.error, t, 'ownVoice.problems')}
        </p>
      )}
      <div className={classes.acts}>
        <Button variant="primary" isPending={draw.isPending} onPress={() => draw.mutate(language)}>
          {t(outcome ? 'ownVoice.drawAgain' : 'ownVoice.draw')}
        </Button>
      </div>
    </>
  );
}
