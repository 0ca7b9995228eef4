import { Link, Select, Switch } from '@reflectory/design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnVoice } from '../../../shared/use-own-voice.ts';
import { useProviderVoice } from '../api/use-provider-voice.ts';
import { ownSpeech } from '../model/own-speech.ts';
import { mayUseRemoteVoices, permitRemoteVoices } from '../model/remote-voices.ts';
import type { Voice } from '../model/speech.ts';
import classes from './meditation.module.css';

export type VoiceChoiceProps = { voice: Voice | null; onChoose(voice: Voice | null): void };

const NONE = 'none';
const PROVIDER = 'provider';
const OWN = 'own';

/** Who says it: nobody, a voice of the device, or, for those who agreed to it, one that is far away. */
export function VoiceChoice({ voice, onChoose }: VoiceChoiceProps) {
  const { t } = useTranslation('sound');
  const [isPermitted, setPermitted] = useState(mayUseRemoteVoices);
  const voices = useVoices();
  const provider = useProviderVoice();
  const ofProvider: Voice | null = provider?.hasConsent
    ? { id: PROVIDER, name: provider.host, isRemote: true, isFromProvider: true }
    : null;
  const own = useOwnVoice().data;
  const ownVoice: Voice | null =
    own?.voice && own.offer?.has_consent
      ? { id: OWN, name: t('meditations.voice.own'), isRemote: true, isFromProvider: true, isOwn: true }
      : null;
  const offered = [
    ...voices.filter(({ isRemote }) => !isRemote || isPermitted),
    ...(ofProvider ? [ofProvider] : []),
    ...(ownVoice ? [ownVoice] : []),
  ];
  const hasRemote = voices.some(({ isRemote }) => isRemote);
  const permit = (isOn: boolean) => {
    permitRemoteVoices(isOn);
    setPermitted(isOn);
    if (!isOn && voice?.isRemote && !voice.isFromProvider) onChoose(null);
  };
  return (
    <>
      <Select
        label={t('meditations.voice.label')}
        value={voice?.id ?? NONE}
        onChange={(id) => onChoose(offered.find((one) => one.id === id) ?? null)}
        options={[
          { value: NONE, label: t('meditations.voice.none') },
          ...offered.map(({ id, name, isRemote, isOwn }) => ({
            value: id,
            label: isRemote && !isOwn ? t('meditations.voice.remote', { name }) : name,
          })),
        ]}
      />
      {voice?.isOwn && own?.offer && (
        <p className={classes.quiet}>{t('meditations.voice.ownNotice', { host: own.offer.host })}</p>
      )}
      {(own?.voice ?? own?.offer) && (
        <Link href="/sounds/own-voice">{t(`meditations.voice.${own?.voice ? 'ownManage' : 'ownMake'}`)}</Link>
      )}
      {provider && !voice?.isOwn && (voice?.isFromProvider || !provider.hasConsent) && (
        <p className={classes.quiet}>
          {t(`meditations.voice.${provider.hasConsent ? 'providerNotice' : 'providerConsent'}`, {
            host: provider.host,
          })}
        </p>
      )}
      {hasRemote && (
        <Switch isSelected={isPermitted} onChange={permit} description={t('meditations.voice.remoteNotice')}>
          {t('meditations.voice.permitRemote')}
        </Switch>
      )}
    </>
  );
}

/** Voices for the language of the page. */
function useVoices(): readonly Voice[] {
  const { i18n } = useTranslation();
  const [voices, setVoices] = useState<readonly Voice[]>([]);
  useEffect(() => {
    let isShown = true;
    void ownSpeech?.voices(i18n.language).then((found) => isShown && setVoices(found));
    return () => {
      isShown = false;
    };
  }, [i18n.language]);
  return voices;
}
