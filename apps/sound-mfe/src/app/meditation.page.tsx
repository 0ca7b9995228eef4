import { composeScript } from '@reflectory/domain/meditation';
import { Button, ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useScripts } from '../features/meditations/api/use-scripts.ts';
import { isMeditation, MEDITATIONS, type MeditationKey } from '../features/meditations/model/meditations.ts';
import { MakeOwn } from '../features/meditations/components/make-own.tsx';
import type { Words } from '../features/meditations/model/load-scripts.ts';
import { MeditationWithSound } from './meditation-with-sound.tsx';
import classes from './page.module.css';

/** One of the built-in meditations. */
export default function MeditationPage() {
  const { t } = useTranslation(['sound', 'common']);
  const { id = '' } = useParams();
  const scripts = useScripts();
  if (!isMeditation(id))
    return (
      <EmptyState
        title={t('meditations.missing')}
        action={<ButtonLink href="/sounds/meditations">{t('meditations.title')}</ButtonLink>}
      />
    );
  return (
    <div className={classes.narrow}>
      {scripts.isPending && <Skeleton lines={8} label={t('common:loading')} />}
      {scripts.isError && (
        <ErrorState
          title={t('meditations.failed')}
          action={<Button onPress={() => void scripts.refetch()}>{t('common:retry')}</Button>}
        />
      )}
      {scripts.data && <BuiltIn key={id} id={id} words={scripts.data} />}
    </div>
  );
}

function BuiltIn({ id, words }: { id: MeditationKey; words: Words }) {
  const { t } = useTranslation('sound');
  const { Slot } = usePlatform();
  const { title, promise, lines } = words.scripts[id];
  const { steps } = useMemo(() => composeScript(title, MEDITATIONS[id].form, lines), [title, id, lines]);
  return (
    <>
      <PageHeader
        title={title}
        lead={promise}
        back={{ href: '/sounds/meditations', label: t('meditations.title') }}
        actions={
          <>
            <MakeOwn label={t('meditations.own.copy')} name={title} steps={steps} basedOn={id} />
            <Slot
              isQuiet
              name="library.star"
              props={{ thing: { kind: 'meditation', key: id }, name: title }}
            />
          </>
        }
      />
      <MeditationWithSound thing={id} basedOn={id} title={title} steps={steps} />
    </>
  );
}
