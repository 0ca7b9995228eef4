import type { ChallengeMembership, OpenChallenge } from '@reflectory/contracts/challenges';
import { artworkDataUrl } from '@reflectory/domain/artwork';
import { builtInLanguage } from '@reflectory/contracts/languages';
import { ButtonLink, ErrorState, Skeleton } from '@reflectory/design-system';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { drawCertificate } from './certificate.ts';
import classes from './challenges.module.css';
import { closingDeck } from './closing-deck.ts';
import { useOwnArtworks } from './use-own-artworks.ts';
import { dayOf } from './use-own-day.ts';
import { useOwnDays } from './use-own-days.ts';
import { useDayName, useWords } from './use-words.ts';

export type ClosingProps = { challenge: OpenChallenge; mine: ChallengeMembership };

/** The end of a challenge: what was done, and a certificate drawn from one's own entries. */
export function Closing({ challenge, mine }: ClosingProps) {
  const { t, i18n } = useTranslation(['community', 'common']);
  const words = useWords();
  const { name } = useCurrentUser();
  const { hasFeature } = usePlatform();
  const artworks = useOwnArtworks(challenge.entry_ids);
  const title = words(challenge.name);
  const line = t('challenges.closing.line', { count: challenge.days });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
    new Date(`${mine.started_on}T12:00:00`),
  );
  if (artworks.isPending) return <Skeleton lines={6} label={t('common:loading')} />;
  if (artworks.isError)
    return <ErrorState title={t('failed')}>{t('challenges.closing.noArtwork')}</ErrorState>;
  const svg = drawCertificate({
    title,
    line,
    name,
    date: t('challenges.closing.since', { date }),
    artworks: artworks.data,
    seed: challenge.id,
  });
  const address = artworkDataUrl(svg);
  return (
    <section aria-label={t('challenges.closing.title')}>
      <p className={classes.question}>{t('challenges.closing.lead', { count: challenge.days })}</p>
      <img
        src={address}
        alt={t('challenges.closing.alt', { title, line, name })}
        className={classes.certificate}
      />
      <div className={classes.acts}>
        <ButtonLink href={address} download={`${title}.svg`} icon="download">
          {t('challenges.closing.save')}
        </ButtonLink>
      </div>
      <p className={classes.quiet}>{t('challenges.closing.stays')}</p>
      {hasFeature('presentations') && <Present challenge={challenge} mine={mine} certificate={address} />}
    </section>
  );
}

/** The person's own days as slides, made on the device when they ask for it. */
function Present({ challenge, mine, certificate }: ClosingProps & { certificate: string }) {
  const { t, i18n } = useTranslation('community');
  const { Slot } = usePlatform();
  const words = useWords();
  const dayName = useDayName();
  const days = useOwnDays(challenge.entry_ids);
  if (!days.data || days.data.length === 0) return null;
  const dates = days.data.map(({ entry_at: at }) => dayName(dayOf(at)));
  const [last, first] = [dates[0], dates.at(-1)];
  const data = closingDeck(days.data, certificate, {
    language: builtInLanguage(i18n.language),
    summary: t(first === last ? 'challenges.closing.deck.ofOneDay' : 'challenges.closing.deck.summary', {
      days: t('challenges.days', { count: mine.written }),
      first,
      last,
    }),
    entries: (count) => t('challenges.closing.deck.in', { count }),
  });
  const title = t('challenges.closing.deck.title', { name: words(challenge.name) });
  return (
    <div className={classes.deck}>
      <div className={classes.acts}>
        <Slot name="challenge.actions" props={{ title, data }} />
      </div>
      <p className={classes.quiet}>{t('challenges.closing.deck.note')}</p>
    </div>
  );
}
