import { ButtonLink, FormDialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { type Mentions, useMentions } from './api/use-mentions.ts';
import { useSetMentions } from './api/use-set-mentions.ts';
import { hasTooLongLabel, labelsIn } from './model/labels.ts';

export type MentionsDialogProps = { entryId: string; onClose: () => void };

/** Tags and people of an entry, besides those that its text names. */
export function MentionsDialog({ entryId, onClose }: MentionsDialogProps) {
  const { t, i18n } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const mentions = useMentions(entryId);
  const set = useSetMentions(entryId);
  const [entered, setEntered] = useState<{ tags?: string; people?: string }>({});
  const valueOf = (kind: 'tags' | 'people') => entered[kind] ?? mentions.data?.[kind].byHand.join(', ') ?? '';
  const labels = { tags: labelsIn(valueOf('tags')), people: labelsIn(valueOf('people')) };
  const list = new Intl.ListFormat(i18n.language);
  const hint = (known: Mentions | undefined) =>
    known && known.named.length > 0
      ? t('mentions.named', { labels: list.format(known.named) })
      : t('mentions.commas');
  const failed = [set, mentions].find(({ isError }) => isError);
  const isTooLong = hasTooLongLabel([...labels.tags, ...labels.people]);
  return (
    <FormDialog
      size="small"
      title={t('mentions.title')}
      submitLabel={t('changes.save')}
      isPending={set.isPending}
      disabledReason={!mentions.data ? t('loading') : isTooLong ? t('mentions.tooLong') : undefined}
      problem={failed && failureMessage(failed.error)}
      more={<ButtonLink href="/journal/tags">{t('labels.all')}</ButtonLink>}
      onSubmit={() => set.mutate(labels, { onSuccess: onClose })}
      onClose={onClose}
    >
      {(['tags', 'people'] as const).map((kind) => (
        <TextField
          key={kind}
          label={t(`mentions.${kind}`)}
          description={hint(mentions.data?.[kind])}
          value={valueOf(kind)}
          onChange={(value) => setEntered({ ...entered, [kind]: value })}
        />
      ))}
    </FormDialog>
  );
}
