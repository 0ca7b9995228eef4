import { FunctionCallError } from '@reflectory/client';
import type { SharingPlace } from '@reflectory/contracts/community';
import { ErrorState, Select } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../service/use-service.ts';
import { AuthorChoice } from './author-choice.tsx';
import classes from './posts.module.css';
import { RedactionPreview } from './redaction-preview.tsx';
import { hasPseudonyms, placeKey, type Sharing } from './use-sharing.ts';

/** Whether it was refused because its draft was shared or deleted before. */
const isGone = (error: unknown): boolean =>
  error instanceof FunctionCallError && error.fields.draft_id === 'gone';

/** The words as others will read them, where and under which name, and exactly who can see them now and later. */
export function SharePreview({ sharing }: { sharing: Sharing }) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const { place, known, author, add } = sharing;
  if (known.length === 0) return <ErrorState title={t('share.noPlace')}>{t('share.noPlaceMore')}</ErrorState>;
  return (
    <div className={classes.form}>
      <RedactionPreview
        text={sharing.text}
        marks={sharing.marks ?? []}
        choices={sharing.choices}
        onChange={sharing.setChoices}
      />
      <Select
        label={t('share.where')}
        placeholder={t('drafts.choosePlace')}
        value={place ? placeKey(place) : null}
        onChange={sharing.choosePlace}
        options={known.map((one) => ({
          value: placeKey(one),
          label: one.circle_id === null ? t('posts.everyone', { name: one.name }) : one.name,
        }))}
      />
      {place ? (
        <>
          <AuthorChoice
            author={author}
            onChange={sharing.setAuthor}
            pseudonym={place.pseudonym}
            people={place.people}
            isOffered={hasPseudonyms(place)}
            isCoached={place.kind === 'coach'}
          />
          <Audience place={place} />
        </>
      ) : (
        <p className={classes.state}>{t('drafts.gone')}</p>
      )}
      {add.isError && <p role="alert">{isGone(add.error) ? t('share.gone') : failureText(add.error)}</p>}
    </div>
  );
}

/** Exactly who can see it now and later. */
function Audience({ place }: { place: SharingPlace }) {
  const { t, i18n } = useTranslation('community');
  if (place.coaches.length > 0) {
    const coaches = new Intl.ListFormat(i18n.language).format(place.coaches);
    return (
      <p className={classes.audience}>
        {t('share.nowCoach', { coaches, name: place.name })} {t('share.moderatorsCoach')}
      </p>
    );
  }
  const isForAll = place.circle_id === null;
  return (
    <p className={classes.audience}>
      {t(isForAll ? 'share.nowEveryone' : 'share.nowCircle', { count: place.people, name: place.name })}{' '}
      {t(isForAll ? 'share.laterEveryone' : 'share.laterCircle')} {t('share.moderators')}
    </p>
  );
}
