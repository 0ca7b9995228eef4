import { describeFailure } from '@reflectory/client';
import { languageSchema } from '@reflectory/contracts/instance';
import type { FrameworkDocument } from '@reflectory/contracts/library';
import { libraryFrameworkName } from '@reflectory/domain/frameworks';
import { questionOf, readableLanguage, textIn } from '@reflectory/domain/library';
import { Button, ButtonLink, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFramework } from '../features/frameworks/api/use-framework.ts';
import { SaveButton } from '../features/saved/save-button.tsx';
import classes from './page.module.css';

/** A framework with all its questions. */
export default function FrameworkPage() {
  const { t } = useTranslation(['library', 'common']);
  const { key = '' } = useParams();
  const framework = useFramework(key);
  if (framework.data) return <ShownFramework framework={framework.data} />;
  if (framework.isPending) return <Skeleton className={classes.page} lines={8} label={t('common:loading')} />;
  return (
    <ErrorState
      className={classes.page}
      title={t(framework.isError ? 'failed' : 'missing')}
      action={
        framework.isError ? (
          <Button onPress={() => void framework.refetch()}>{t('common:retry')}</Button>
        ) : (
          <ButtonLink href="/library">{t('back')}</ButtonLink>
        )
      }
    >
      {framework.isError && describeFailure(framework.error, t, 'problems')}
    </ErrorState>
  );
}

function ShownFramework({ framework }: { framework: FrameworkDocument }) {
  const { t, i18n } = useTranslation('library');
  const [session] = useState(() => crypto.randomUUID());
  const language = readableLanguage(framework, languageSchema.catch('en').parse(i18n.language));
  return (
    <article className={classes.page}>
      <PageHeader
        title={textIn(framework.name, language)}
        lead={textIn(framework.promise, language)}
        back={{ href: '/library', label: t('back') }}
      />
      <p className={classes.status}>
        {t('questionCount', { count: framework.steps.length })} · {t('minutes', { count: framework.minutes })}
      </p>
      <div className={classes.acts}>
        <ButtonLink
          variant="primary"
          href={`/journal/session/${session}?framework=${libraryFrameworkName(framework)}`}
        >
          {t('begin')}
        </ButtonLink>
        <SaveButton of={{ kind: 'framework', key: framework.key }} />
      </div>
      <h2 className={classes.heading}>{t('questions')}</h2>
      <ol className={classes.questions} lang={language}>
        {framework.steps.map((step, position) => (
          <li key={step.id} dir="auto">
            <p className={classes.question}>{questionOf(framework, position, [], language)}</p>
            {step.hint && <p className={classes.status}>{textIn(step.hint, language)}</p>}
            {step.isOptional && (
              <p className={classes.status} lang={i18n.language}>
                {t('optional')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </article>
  );
}
