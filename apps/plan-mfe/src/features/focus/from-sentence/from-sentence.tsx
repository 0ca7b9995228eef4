import { focusLimits } from '@reflectory/contracts/focus';
import { TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MakeForm } from '../../../shared/from-sentence/components/make-form.tsx';
import type {
  FoundThing,
  FromSentence,
  SentenceFormProps,
} from '../../../shared/from-sentence/grown-kind.ts';
import { useIntentions } from '../api/use-intentions.ts';
import { today } from '../api/use-sessions.ts';

function Form({ sentence, onMade, onCancel }: SentenceFormProps) {
  const { t } = useTranslation('plan');
  const { add } = useIntentions(today());
  const [title, setTitle] = useState(
    sentence.quote.replaceAll(/\s+/g, ' ').trim().slice(0, focusLimits.intention),
  );
  const handleAdd = () => onMade({ type: 'intention', id: add({ title: title.trim() }).id });
  return (
    <MakeForm
      submitLabel={t('fromSentence.focus.add')}
      disabledReason={title.trim() === '' ? t('fromSentence.focus.noText') : undefined}
      onSubmit={handleAdd}
      onCancel={onCancel}
    >
      <TextField
        label={t('fromSentence.focus.what')}
        description={t('fromSentence.focus.where')}
        maxLength={focusLimits.intention}
        value={title}
        onChange={setTitle}
      />
    </MakeForm>
  );
}

/** Lines of a list, and sessions, that are there. */
const find: FromSentence['find'] = async ({ client }, ids) => {
  const lines = client.from('focus_intentions').select('id,title').in('id', ids).is('removed_at', null);
  const { data } = await lines.throwOnError();
  return new Map(data.map(({ id, title }): [string, FoundThing] => [id, { title, href: '/productivity' }]));
};

export const fromSentence: FromSentence = { Form, find };
