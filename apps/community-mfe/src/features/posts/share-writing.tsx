import { POST_LIMITS } from '@reflectory/contracts/community';
import { SegmentedControl, TextArea, TextField } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../service/use-service.ts';
import classes from './posts.module.css';
import type { Sharing } from './use-sharing.ts';

export type ShareWritingProps = { sharing: Sharing; quote: string | undefined };

/** The words themselves; from a journal what one takes from a sentence, or a copy of it. */
export function ShareWriting({ sharing, quote }: ShareWritingProps) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const isLesson = sharing.kind === 'lesson';
  const lessonTexts =
    quote === undefined ? (['words', 'wordsNote'] as const) : (['lessonLabel', 'lessonNote'] as const);
  const [label, description] = isLesson ? lessonTexts : (['passageLabel', 'passageNote'] as const);
  return (
    <div className={classes.form}>
      {quote !== undefined && (
        <>
          <blockquote className={classes.quote} dir="auto">
            {quote}
          </blockquote>
          <SegmentedControl
            label={t('share.what')}
            value={sharing.kind}
            onChange={(chosen) => sharing.setKind(chosen)}
            options={[
              { value: 'lesson', label: t('share.lesson') },
              { value: 'passage', label: t('share.passage') },
            ]}
          />
        </>
      )}
      <TextArea
        key={sharing.kind}
        label={t(`share.${label}`)}
        description={t(`share.${description}`)}
        value={sharing.text}
        onChange={isLesson ? sharing.setLesson : sharing.setPassage}
        rows={4}
        maxLength={POST_LIMITS.body}
      />
      <TextField
        label={t('share.note')}
        description={t('share.noteNote')}
        value={sharing.note}
        onChange={sharing.setNote}
        maxLength={POST_LIMITS.contentNote}
      />
      {sharing.look.isError && <p role="alert">{failureText(sharing.look.error)}</p>}
    </div>
  );
}
