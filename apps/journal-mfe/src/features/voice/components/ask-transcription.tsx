import { builtInLanguage } from '@reflectory/contracts/languages';
import { Button, ConfirmDialog } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranscribe, useTranscription } from '../api/use-transcription.ts';

export type AskTranscriptionProps = {
  sessionId: string;
  recordingId: string;
  /** Whether there is a transcript, which would be written anew. */
  isAgain: boolean;
};

/** Has a recording written down; who has never agreed to the provider is asked first. Nothing where there is none. */
export function AskTranscription({ sessionId, recordingId, isAgain }: AskTranscriptionProps) {
  const { t, i18n } = useTranslation('journal');
  const { data } = useTranscription();
  const transcribe = useTranscribe(sessionId);
  const [isAsked, setAsked] = useState(false);
  if (!data?.provider || !data.is_on) return null;
  const { provider } = data;
  const ask = (consentTo: string | null): void =>
    transcribe.mutate(
      { recordingId, language: builtInLanguage(i18n.language), consentTo },
      { onSuccess: () => setAsked(false) },
    );
  return (
    <>
      <Button
        size="small"
        variant={isAgain ? 'bare' : 'quiet'}
        icon={isAgain ? 'refresh' : 'file-text'}
        isPending={transcribe.isPending}
        onPress={() => (data.has_consent ? ask(null) : setAsked(true))}
      >
        {t(isAgain ? 'voice.transcript.again' : 'voice.transcript.transcribe')}
      </Button>
      {transcribe.isError && !isAsked && <span role="alert">{t('voice.transcript.notAsked')}</span>}
      <ConfirmDialog
        title={t('voice.consent.title', { provider })}
        confirmLabel={t('voice.consent.confirm')}
        isDestructive={false}
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => ask(provider)}
        isPending={transcribe.isPending}
        errorMessage={transcribe.isError ? t('voice.transcript.notAsked') : undefined}
      >
        {t('voice.consent.text', { provider })}
      </ConfirmDialog>
    </>
  );
}
