import { LIBRARY_TOPICS, libraryTopicSchema } from '@reflectory/contracts/library';
import { Select, TextField } from '@reflectory/design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromptFilter } from '../api/own-prompts.ts';
import classes from '../prompts.module.css';

/** Milliseconds after the last key before anything is searched for. */
const SEARCH_AFTER_MS = 250;
const ALL = 'all';

type PromptFiltersProps = { filter: PromptFilter; onChange: (filter: PromptFilter) => void };

/** Which prompts are listed: by words in any language, and topic. */
export function PromptFilters({ filter, onChange }: PromptFiltersProps) {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState(filter.search);
  useEffect(() => {
    if (search === filter.search) return undefined;
    const timer = setTimeout(() => onChange({ ...filter, search }), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [search, filter, onChange]);
  const topics = LIBRARY_TOPICS.map((topic) => ({ value: topic, label: t(`prompts.topics.${topic}`) }));
  return (
    <div className={classes.filters}>
      <TextField
        label={t('prompts.search')}
        type="search"
        value={search}
        onChange={setSearch}
        maxLength={200}
        className={classes.search}
      />
      <Select
        label={t('prompts.topic')}
        className={classes.choice}
        value={filter.topic ?? ALL}
        options={[{ value: ALL, label: t('prompts.anyTopic') }, ...topics]}
        onChange={(topic) => onChange({ ...filter, topic: libraryTopicSchema.safeParse(topic).data ?? null })}
      />
    </div>
  );
}
