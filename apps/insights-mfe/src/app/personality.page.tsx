import { describeFailure } from '@reflectory/client';
import { Button, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PersonalityTest, useTests } from '../features/personality/api/use-tests.ts';
import classes from '../features/personality/components/personality.module.css';
import { Questionnaire } from '../features/personality/components/questionnaire.tsx';
import { Results } from '../features/personality/components/results.tsx';
import { TestList } from '../features/personality/components/test-list.tsx';
import page from './page.module.css';

/** Personality as it was measured: by twenty sentences that the person answered, and by nothing that they wrote. */
export default function PersonalityPage() {
  const { t } = useTranslation(['insights', 'common']);
  const tests = useTests();
  const [isTaking, setTaking] = useState(false);
  return (
    <div className={page.page}>
      <PageHeader
        title={t('personality.title')}
        lead={t('personality.lead')}
        back={{ href: '/insights', label: t('title') }}
      />
      {tests.isPending && <Skeleton lines={6} label={t('common:loading')} />}
      {tests.isError && !tests.data && (
        <ErrorState
          title={t('personality.failed')}
          action={<Button onPress={() => void tests.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(tests.error, t, 'problems')}
        </ErrorState>
      )}
      {tests.data &&
        (isTaking ? (
          <Questionnaire onDone={() => setTaking(false)} onCancel={() => setTaking(false)} />
        ) : (
          <Known tests={tests.data} onTake={() => setTaking(true)} />
        ))}
      <Source isTranslated={tests.data?.some(({ language }) => language !== 'en') ?? false} />
    </div>
  );
}

function Known({ tests, onTake }: { tests: readonly PersonalityTest[]; onTake: () => void }) {
  const { t } = useTranslation('insights');
  return (
    <>
      {tests.length === 0 && <p className={classes.text}>{t('personality.intro')}</p>}
      {tests.length > 0 && <Results tests={tests} />}
      <p className={classes.acts}>
        <Button {...(tests.length === 0 && { variant: 'primary' as const })} onPress={onTake}>
          {t(tests.length === 0 ? 'personality.begin' : 'personality.again')}
        </Button>
      </p>
      {tests.length > 0 && <TestList tests={tests} />}
    </>
  );
}

/** Where the sentences are from, and what they were not tried on. */
function Source({ isTranslated }: { isTranslated: boolean }) {
  const { t, i18n } = useTranslation('insights');
  return (
    <p className={page.quiet}>
      {t('personality.source')}{' '}
      {(isTranslated || !i18n.language.startsWith('en')) && t('personality.translated')}
    </p>
  );
}
