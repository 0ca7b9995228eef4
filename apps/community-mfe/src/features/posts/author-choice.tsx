import { POST_LIMITS } from '@reflectory/contracts/community';
import { RadioGroup, TextField } from '@reflectory/design-system';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import classes from './posts.module.css';

/** Whom something is by. */
export type Author = { is: 'name' } | { is: 'pseudonym'; name: string };

/** People below whom a pseudonym is easily guessed. */
const FEW = 6;

export type AuthorChoiceProps = {
  author: Author;
  onChange(author: Author): void;
  /** By which the person is known in the place; null while they have none there. */
  pseudonym: string | null;
  people: number;
  /** Whether the place has pseudonyms, and enough people for one. */
  isOffered: boolean;
  isCoached: boolean;
};

/** Under one's name, or under the pseudonym that one has in a place. */
export function AuthorChoice({
  author,
  onChange,
  pseudonym,
  people,
  isOffered,
  isCoached,
}: AuthorChoiceProps) {
  const { t } = useTranslation('community');
  const { name, email } = useCurrentUser();
  if (!isOffered)
    return <p className={classes.quiet}>{t(isCoached ? 'share.noPseudonymCoach' : 'share.noPseudonym')}</p>;
  return (
    <div className={classes.form}>
      <RadioGroup
        label={t('share.as')}
        value={author.is}
        onChange={(is) => onChange(is === 'name' ? { is } : { is: 'pseudonym', name: pseudonym ?? '' })}
        options={[
          { value: 'name', label: t('share.asName', { name: name || email }) },
          {
            value: 'pseudonym',
            label: pseudonym === null ? t('share.asPseudonym') : t('share.asKnown', { name: pseudonym }),
          },
        ]}
      />
      {author.is === 'pseudonym' && pseudonym === null && (
        <TextField
          label={t('share.pseudonym')}
          description={t('share.pseudonymNote')}
          value={author.name}
          onChange={(chosen) => onChange({ is: 'pseudonym', name: chosen })}
          maxLength={POST_LIMITS.pseudonym}
          autoComplete="off"
        />
      )}
      {author.is === 'pseudonym' && people < FEW && (
        <p className={classes.quiet}>{t('share.few', { count: people })}</p>
      )}
    </div>
  );
}
