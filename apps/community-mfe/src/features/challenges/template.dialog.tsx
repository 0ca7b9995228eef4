import {
  CHALLENGE_COUNTS,
  CHALLENGE_LIMITS,
  type ChallengeDocument,
  type ChallengeTemplate,
} from '@reflectory/contracts/challenges';
import { builtInLanguage, type Language, LANGUAGE_NAMES, LANGUAGES } from '@reflectory/contracts/languages';
import { Button, ConfirmDialog, RadioGroup, Select, TextArea, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceFormDialog } from '../../service/service-form-dialog.tsx';
import { useAct, useFailureText } from '../../service/use-service.ts';
import classes from './challenges.module.css';
import { useIsCountable } from './kinds.ts';
import {
  documentOf,
  type DraftCounts,
  draftCountsOf,
  type Drafts,
  draftsOf,
  type DraftTexts,
  emptyTexts,
  problemOf,
} from './template-draft.ts';

export type TemplateDialogProps = {
  /** Left out for a new one. */
  template?: ChallengeTemplate | undefined;
  circles: readonly { id: string; name: string }[];
  mayWrite: boolean;
  onClose(): void;
};

/** Writes a template, in as many languages as one likes; what was begun with an earlier version goes on as it is. */
export default function TemplateDialog({ template, circles, mayWrite, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('community');
  const save = useAct('save-challenge-template');
  const [drafts, setDrafts] = useState(() => draftsOf(template?.document));
  const [counts, setCounts] = useState(() => draftCountsOf(template?.document));
  const [place, setPlace] = useState(template?.circle_id ?? (mayWrite ? 'instance' : (circles[0]?.id ?? '')));
  const places = [
    ...(mayWrite ? [{ value: 'instance', label: t('challenges.start.everybody') }] : []),
    ...circles.map(({ id, name }) => ({ value: id, label: t('challenges.start.circle', { name }) })),
  ];
  const problem = problemOf(drafts, counts);
  const keep = (document: ChallengeDocument) =>
    save.mutate(
      { key: template?.key ?? null, circle_id: place === 'instance' ? null : place, document },
      { onSuccess: onClose },
    );
  return (
    <ServiceFormDialog
      title={t(template ? 'challenges.template.title' : 'challenges.template.new')}
      submitLabel={t('challenges.template.save')}
      isPending={save.isPending}
      disabledReason={
        problem === null ? undefined : t(`challenges.template.problems.${problem}`, CHALLENGE_LIMITS.focus)
      }
      error={save.error}
      more={template && <RemoveTemplate template={template} onGone={onClose} />}
      onSubmit={() => keep(documentOf(drafts, counts, template?.document))}
      onClose={onClose}
    >
      {!template && places.length > 1 && (
        <RadioGroup label={t('challenges.template.for')} value={place} onChange={setPlace} options={places} />
      )}
      <Words drafts={drafts} onChange={setDrafts} />
      <Counts draft={counts} onChange={setCounts} />
      {template && <p className={classes.quiet}>{t('challenges.template.keeps')}</p>}
    </ServiceFormDialog>
  );
}

type WordsProps = { drafts: Drafts; onChange(drafts: Drafts): void };

/** The words of a template in one language at a time. */
function Words({ drafts, onChange }: WordsProps) {
  const { t, i18n } = useTranslation('community');
  const [language, setLanguage] = useState<Language>(builtInLanguage(i18n.language));
  const texts = drafts[language] ?? emptyTexts;
  const set = (part: Partial<DraftTexts>) => onChange({ ...drafts, [language]: { ...texts, ...part } });
  return (
    <>
      <Select
        label={t('challenges.template.language')}
        value={language}
        onChange={(chosen) => setLanguage(builtInLanguage(String(chosen)))}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <TextField
        label={t('challenges.template.name')}
        value={texts.name}
        onChange={(name) => set({ name })}
        maxLength={CHALLENGE_LIMITS.name}
      />
      <TextArea
        label={t('challenges.template.about')}
        value={texts.about}
        onChange={(about) => set({ about })}
        maxLength={CHALLENGE_LIMITS.about}
        rows={2}
      />
      <TextArea
        label={t('challenges.template.prompts')}
        description={t('challenges.template.promptsNote', { most: CHALLENGE_LIMITS.days })}
        value={texts.prompts}
        onChange={(prompts) => set({ prompts })}
        rows={8}
      />
    </>
  );
}

type CountsProps = { draft: DraftCounts; onChange(draft: DraftCounts): void };

/** By what a day counts, of what is there in this place. */
function Counts({ draft, onChange }: CountsProps) {
  const { t } = useTranslation('community');
  const isCountable = useIsCountable();
  const shown = CHALLENGE_COUNTS.filter((counts) => counts === draft.counts || isCountable({ counts }));
  return (
    <>
      <Select
        label={t('challenges.template.counts')}
        value={draft.counts}
        onChange={(chosen) =>
          onChange({ ...draft, counts: shown.find((counts) => counts === chosen) ?? draft.counts })
        }
        options={shown.map((value) => ({ value, label: t(`challenges.kinds.${value}.name`) }))}
      />
      {draft.counts === 'focus' && (
        <TextField
          label={t('challenges.template.minutes')}
          inputMode="numeric"
          value={draft.minutes}
          onChange={(minutes) => onChange({ ...draft, minutes })}
        />
      )}
    </>
  );
}

/** Removes a template, after a question. */
function RemoveTemplate({ template, onGone }: { template: ChallengeTemplate; onGone(): void }) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const remove = useAct('remove-challenge-template');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="bare" onPress={() => setOpen(true)}>
        {t('challenges.template.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('challenges.template.removeQuestion')}
        confirmLabel={t('challenges.template.remove')}
        isPending={remove.isPending}
        errorMessage={remove.isError && failureText(remove.error)}
        onConfirm={() => remove.mutate({ key: template.key }, { onSuccess: onGone })}
      >
        {t('challenges.template.keeps')}
      </ConfirmDialog>
    </>
  );
}
