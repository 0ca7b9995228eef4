import { POST_LIMITS, type PostDraftFields } from '@reflectory/contracts/community';
import { SegmentedControl, TextArea, TextField } from '@reflectory/design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../service/use-service.ts';
import { DraftState } from './drafts/draft-state.tsx';
import { MentionOffers } from './mention-offers.tsx';
import classes from './posts.module.css';
import { placeKey, type Sharing } from './use-sharing.ts';

/** Name of the field, and what is said beneath it. */
const textsOf = ({ kind, quote }: PostDraftFields) => {
  if (kind === 'passage') return ['passageLabel', 'passageNote'] as const;
  return quote === null ? (['words', 'wordsNote'] as const) : (['lessonLabel', 'lessonNote'] as const);
};

/** The words themselves; from a journal what one takes from a sentence, or a copy of it. */
export function ShareWriting({ sharing }: { sharing: Sharing }) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const { draft, change } = sharing;
  const { kind, quote } = draft;
  const field = useRef<HTMLTextAreaElement | null>(null);
  const isLesson = kind === 'lesson';
  const write = (typed: string) => change(isLesson ? { lesson: typed } : { passage: typed });
  const [label, description] = textsOf(draft);
  return (
    <div className={classes.form}>
      {quote !== null && (
        <>
          <blockquote className={classes.quote} dir="auto">
            {quote}
          </blockquote>
          <SegmentedControl
            label={t('share.what')}
            value={kind}
            onChange={(chosen) => change({ kind: chosen })}
            options={[
              { value: 'lesson', label: t('share.lesson') },
              { value: 'passage', label: t('share.passage') },
            ]}
          />
        </>
      )}
      <TextArea
        key={kind}
        label={t(`share.${label}`)}
        description={t(`share.${description}`)}
        value={sharing.text}
        onChange={write}
        rows={4}
        maxLength={POST_LIMITS.body}
        inputRef={(element) => void (field.current = element)}
      />
      {sharing.place && (
        <MentionOffers
          place={placeKey(sharing.place)}
          text={sharing.text}
          field={field}
          onMention={(typed, name) => {
            write(typed);
            sharing.mention(name);
          }}
        />
      )}
      <TextField
        label={t('share.note')}
        description={t('share.noteNote')}
        value={draft.content_note}
        onChange={(typed) => change({ content_note: typed })}
        maxLength={POST_LIMITS.contentNote}
      />
      <DraftState draft={draft} />
      {sharing.look.isError && <p role="alert">{failureText(sharing.look.error)}</p>}
    </div>
  );
}
