import { describeFailure } from '@reflectory/client';
import { LIBRARY_TOPICS, libraryTopicSchema } from '@reflectory/contracts/library';
import { Button, ErrorState, PageHeader, Select, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePrompts } from '../features/prompts/api/use-prompts.ts';
import { PromptList } from '../features/prompts/prompt-list.tsx';
import { savePrompt } from './save-prompt.tsx';
import { useWriteAbout } from './use-write-about.ts';
import classes from './page.module.css';

/** Something to write about, by topic; the topic is part of the address. */
export default function PromptsPage() {
  const { t } = useTranslation(['library', 'common']);
  const [search, setSearch] = useSearchParams();
  const topic = libraryTopicSchema.catch('today').parse(search.get('topic'));
  const prompts = usePrompts(topic);
  const writeAbout = useWriteAbout();
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('prompts')}
        lead={t('promptsLead')}
        back={{ href: '/library', label: t('back') }}
      />
      <Select
        label={t('topic')}
        options={LIBRARY_TOPICS.map((one) => ({ value: one, label: t(`topics.${one}`) }))}
        value={topic}
        onChange={(next) => setSearch({ topic: next }, { replace: true })}
      />
      {prompts.isPending && <Skeleton lines={8} label={t('common:loading')} />}
      {prompts.isError && !prompts.data && (
        <ErrorState
          title={t('promptsFailed')}
          action={<Button onPress={() => void prompts.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(prompts.error, t, 'problems')}
        </ErrorState>
      )}
      {prompts.data && (
        <PromptList key={topic} prompts={prompts.data} onWrite={writeAbout} more={savePrompt} />
      )}
    </div>
  );
}
