import { failureCode } from '@reflectory/client';
import { languageSchema } from '@reflectory/contracts/instance';
import { LIBRARY_TOPICS, libraryTopicSchema, type OwnPrompt } from '@reflectory/contracts/library';
import { FormDialog, Select, TextArea } from '@reflectory/design-system';
import { languageName } from '@reflectory/domain/language-name';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReport } from '../../shared/use-report.ts';
import { useChangePrompts } from './api/own-prompts.ts';
import { findPromptProblems, type PromptDraft, toSave } from './model/prompt-draft.ts';
import classes from './prompts.module.css';

/** A prompt that is written: what it was, null where it is new, and what the form begins with. */
export type EditedPrompt = { before: OwnPrompt | null; draft: PromptDraft };

type PromptDialogProps = { edited: EditedPrompt; onClose: () => void };

/** The languages of the instance, and those that the prompt has besides. */
function useWrittenLanguages({ draft }: EditedPrompt) {
  const { available } = usePlatform().language;
  const [written] = useState(() =>
    languageSchema.options.filter((one) => available.includes(one) || draft.texts[one] !== undefined),
  );
  return written;
}

/** Writes a prompt in the languages of the instance. */
export function PromptDialog({ edited, onClose }: PromptDialogProps) {
  const { t } = useTranslation('admin');
  const languages = useWrittenLanguages(edited);
  const { draft, setDraft, problems, failure, isPending, handleSubmit } = usePromptForm(
    edited,
    languages,
    onClose,
  );
  return (
    <FormDialog
      title={t(edited.before ? 'prompts.editTitle' : 'prompts.newTitle')}
      submitLabel={t('save')}
      isPending={isPending}
      pendingLabel={t('saving')}
      problem={failure}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <Select
        label={t('prompts.topic')}
        value={draft.topic}
        options={LIBRARY_TOPICS.map((topic) => ({ value: topic, label: t(`prompts.topics.${topic}`) }))}
        onChange={(topic) => setDraft({ ...draft, topic: libraryTopicSchema.parse(topic) })}
      />
      {languages.map((language) => {
        const problem = problems[language];
        return (
          <TextArea
            key={language}
            label={languageName(language)}
            lang={language}
            rows={2}
            value={draft.texts[language] ?? ''}
            onChange={(text) => setDraft({ ...draft, texts: { ...draft.texts, [language]: text } })}
            errorMessage={problem && t(`prompts.wrong.${problem}`)}
          />
        );
      })}
      <p className={classes.note}>{t('prompts.languagesHelp')}</p>
    </FormDialog>
  );
}

function usePromptForm(
  { before, draft: first }: EditedPrompt,
  languages: ReturnType<typeof useWrittenLanguages>,
  onClose: () => void,
) {
  const { t } = useTranslation('admin');
  const report = useReport();
  const change = useChangePrompts();
  const [draft, setDraft] = useState(first);
  const [wasTried, setWasTried] = useState(false);
  const problems = findPromptProblems(draft, languages);
  const handleSubmit = async () => {
    setWasTried(true);
    if (Object.keys(problems).length > 0) return;
    const isSaved = await report(
      () => change.mutateAsync({ kind: 'save', prompt: toSave(draft, before) }),
      t('prompts.saved'),
      // What went wrong stands in the form, with everything that was typed.
      () => true,
    );
    if (isSaved) onClose();
  };
  const code = change.isError && failureCode(change.error);
  return {
    draft,
    setDraft,
    problems: wasTried ? problems : {},
    failure: code && t([`prompts.errors.${code}`, `errors.${code}`, 'errors.internal']),
    isPending: change.isPending,
    handleSubmit,
  };
}
