import { ButtonLink, PageHeader } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { ToldMeditation } from './told-meditation.tsx';
import { WithOwnMeditation } from './with-own-meditation.tsx';

/** A meditation of one's own. */
export default function OwnMeditationPage() {
  const { t } = useTranslation('sound');
  const { Slot } = usePlatform();
  return (
    <WithOwnMeditation>
      {(own) => (
        <>
          <PageHeader
            title={own.name}
            back={{ href: '/sounds/meditations', label: t('meditations.title') }}
            actions={
              <>
                <ButtonLink icon="pencil" href={`/sounds/meditations/own/${own.id}/edit`}>
                  {t('meditations.own.edit')}
                </ButtonLink>
                <Slot
                  isQuiet
                  name="library.star"
                  props={{ thing: { kind: 'meditation', key: own.id }, name: own.name }}
                />
              </>
            }
          />
          <ToldMeditation key={own.id} meditation={own} steps={own.steps} />
        </>
      )}
    </WithOwnMeditation>
  );
}
