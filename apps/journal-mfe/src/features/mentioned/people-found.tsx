import { useTranslation } from 'react-i18next';
import { FoundNames } from './found-names.tsx';
import { MentionedPart } from './mentioned-part.tsx';

/** Names in what was written that may be people. */
export function PeopleFound() {
  const { t } = useTranslation('journal');
  return (
    <MentionedPart>
      {({ names }) => (
        <FoundNames
          title={t('mentioned.foundPeople')}
          names={names.filter(({ kind }) => kind === 'person')}
        />
      )}
    </MentionedPart>
  );
}
