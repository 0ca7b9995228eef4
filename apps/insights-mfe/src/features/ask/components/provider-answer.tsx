import type { AnswerPart, Citation } from '@reflectory/contracts/conversations';
import { Button, Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { type Claim, useAskedProvider, useStreamAnswer } from '../api/use-stream-answer.ts';
import { citationLink } from '../../../shared/question-link.ts';
import { useAnswerText } from '../model/use-answer-text.ts';
import classes from './ask.module.css';

type Kept = Extract<AnswerPart, { say: 'claims' }>;

type ProviderAnswerProps = {
  conversationId: string;
  messageId: string;
  /** What it said before. */
  kept: Kept | undefined;
  citations: readonly Citation[];
};

/** What a provider says beside what was found: asked for with a press, each claim with the words it rests on. */
export function ProviderAnswer({ conversationId, messageId, kept, citations }: ProviderAnswerProps) {
  const { t } = useTranslation('insights');
  const { isOnline } = usePlatform();
  const provider = useAskedProvider();
  const { said, ask, isPending } = useStreamAnswer(conversationId, messageId);
  const claims =
    said?.claims ??
    kept?.claims.map((claim): Claim =>
      claim.flatMap((piece) => (typeof piece === 'string' ? piece : (citations[piece] ?? []))),
    ) ??
    [];
  const dropped = said?.dropped ?? kept?.dropped ?? 0;
  const isAsked = said !== null || kept !== undefined;
  if (!provider && !isAsked) return null;
  return (
    <div className={classes.provider}>
      {claims.map((claim, index) => (
        <p key={index} className={classes.said}>
          <ClaimText claim={claim} />
        </p>
      ))}
      {dropped > 0 && <p className={classes.quiet}>{t('ask.provider.dropped', { count: dropped })}</p>}
      {said?.isWhole && claims.length === 0 && dropped === 0 && (
        <p className={classes.quiet}>{t('ask.provider.nothing')}</p>
      )}
      {said?.failed && <p className={classes.quiet}>{t(`ask.provider.failed.${said.failed}`)}</p>}
      {provider && !provider.hasConsent && (
        <p className={classes.quiet}>{t('ask.provider.consent', provider)}</p>
      )}
      {provider?.hasConsent && (!isAsked || said?.failed) && (
        <p className={classes.quiet}>
          <Button
            variant="quiet"
            size="small"
            onPress={ask}
            isPending={isPending}
            pendingLabel={t('ask.looking')}
            disabledReason={isOnline ? undefined : t('ask.offline')}
          >
            {t('ask.provider.ask', { host: provider.host })}
          </Button>{' '}
          {t('ask.provider.what')}
        </p>
      )}
    </div>
  );
}

function ClaimText({ claim }: { claim: Claim }) {
  const { day, t } = useAnswerText();
  return claim.map((piece, index) => {
    if (typeof piece === 'string') return <span key={index}>{piece}</span>;
    if (piece.sentence === null) return <span key={index}>{t('ask.gone')}</span>;
    return (
      <span key={index}>
        <q dir="auto">{piece.sentence.replaceAll(/^…|…$/g, '')}</q>{' '}
        <Link
          href={citationLink(piece)}
          className={classes.date}
          aria-label={t('ask.open', { day: day(piece.day) })}
        >
          {day(piece.day)}
        </Link>
      </span>
    );
  });
}
