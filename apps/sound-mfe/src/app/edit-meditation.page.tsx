import { Button, EmptyState, PageHeader } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MeditationEditor } from '../features/meditations/editor/meditation-editor.tsx';
import { useMeditationDraft } from '../features/meditations/editor/use-meditation-draft.ts';
import { useStepName } from '../features/meditations/editor/use-step-name.ts';
import type { OwnMeditation } from '../features/meditations/model/own-meditation.ts';
import classes from './page.module.css';
import { ToldMeditation } from './told-meditation.tsx';
import { WithOwnMeditation } from './with-own-meditation.tsx';

/** A meditation of one's own, to be written. */
export default function EditMeditationPage() {
  return <WithOwnMeditation>{(own) => <Written key={own.id} own={own} />}</WithOwnMeditation>;
}

function Written({ own }: { own: OwnMeditation }) {
  const { t } = useTranslation('sound');
  const draft = useMeditationDraft(own);
  const nameOf = useStepName();
  const [tried, setTried] = useState<{ stepId: string; isOver: boolean } | null>(null);
  const step = draft.steps.find(({ id }) => id === tried?.stepId);
  const endTrial = () => setTried((last) => last && { ...last, isOver: true });
  const isTried = step !== undefined && tried?.isOver === false;
  return (
    <>
      <PageHeader
        title={isTried ? t('editor.trial') : t('editor.title')}
        lead={isTried ? t('editor.trialFrom', { name: nameOf(step) }) : undefined}
        back={{ href: `/sounds/meditations/own/${own.id}`, label: own.name }}
      />
      {!own.isWhole && <EmptyState title={t('editor.unknown')}>{t('editor.unknownText')}</EmptyState>}
      {own.isWhole && !isTried && (
        <MeditationEditor
          saved={own}
          draft={draft}
          back={tried?.stepId ?? null}
          onTry={(stepId) => setTried({ stepId, isOver: false })}
        />
      )}
      {isTried && (
        <>
          <div className={classes.acts}>
            <Button icon="arrow-left" onPress={endTrial}>
              {t('editor.trialBack')}
            </Button>
          </div>
          <ToldMeditation
            meditation={{ ...own, name: draft.name }}
            steps={draft.steps}
            trial={{ stepId: step.id, onEnd: endTrial }}
          />
        </>
      )}
    </>
  );
}
