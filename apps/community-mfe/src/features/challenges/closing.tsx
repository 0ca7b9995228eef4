import type { ChallengeMembership, OpenChallenge } from '@reflectory/contracts/challenges';
import { artworkDataUrl } from '@reflectory/domain/artwork';
import { ButtonLink, ErrorState, Skeleton } from '@reflectory/design-system';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { drawCertificate } from './certificate.ts';
import classes from './challenges.module.css';
import { useOwnArtworks } from './use-own-artworks.ts';
import { useWords } from './use-words.ts';

export type ClosingProps = { challenge: OpenChallenge; mine: ChallengeMembership };

/** The end of a challenge: what was done, and a certificate drawn from one's own entries. */
export function Closing({ challenge, mine }: ClosingProps) {
  const { t, i18n } = useTranslation(['community', 'common']);
  const words = useWords();
  const { name } = useCurrentUser();
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
    </section>
  );
}
