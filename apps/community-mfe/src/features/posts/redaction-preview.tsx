import type { IdentifyingMark } from '@reflectory/contracts/community';
import { Button, Menu, TextField } from '@reflectory/design-system';
import { HIDDEN, type MarkChoice, piecesOf } from '@reflectory/domain/community';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './posts.module.css';

export type RedactionPreviewProps = {
  text: string;
  marks: readonly IdentifyingMark[];
  choices: readonly (MarkChoice | undefined)[];
  onChange(choices: readonly (MarkChoice | undefined)[]): void;
};

/** A text as others will read it; what could tell who is meant is hidden, replaced or kept, one by one. */
export function RedactionPreview({ text, marks, choices, onChange }: RedactionPreviewProps) {
  const { t } = useTranslation('community');
  const [writing, setWriting] = useState<number | null>(null);
  const choose = (index: number, choice: MarkChoice) =>
    onChange(marks.map((_, at) => (at === index ? choice : choices[at])));
  const written = writing === null ? undefined : choices[writing];
  return (
    <div className={classes.form}>
      <p className={classes.preview} dir="auto">
        {piecesOf(text, marks).map(({ text: words, mark }, at) => {
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
          if (!mark) return <span key={at}>{words}</span>;
          return (
            <Mark
              // oxlint-disable-next-line react/no-array-index-key -- the same
              key={at}
              words={words}
              kind={mark.kind}
              choice={choices[mark.index] ?? { is: 'hidden' }}
              onChoose={(choice) => choose(mark.index, choice)}
              onWrite={() => setWriting(mark.index)}
            />
          );
        })}
      </p>
      {writing !== null && written?.is === 'replaced' && (
        <TextField
          label={t('redaction.writeLabel', { words: text.slice(marks[writing]?.start, marks[writing]?.end) })}
          value={written.by}
          onChange={(by) => choose(writing, { is: 'replaced', by })}
          maxLength={60}
        />
      )}
      <p className={classes.quiet}>{t(marks.length === 0 ? 'redaction.none' : 'redaction.help')}</p>
    </div>
  );
}

type MarkProps = {
  words: string;
  kind: IdentifyingMark['kind'];
  choice: MarkChoice;
  onChoose(choice: MarkChoice): void;
  onWrite(): void;
};

/** A name, place, number or company, as others will read it. */
function Mark({ words, kind, choice, onChoose, onWrite }: MarkProps) {
  const { t } = useTranslation('community');
  const shown =
    choice.is === 'kept' ? words : choice.is === 'replaced' && choice.by.trim() ? choice.by : HIDDEN;
  const instead = t(`redaction.instead.${kind}`);
  const write = () => {
    onChoose({ is: 'replaced', by: '' });
    onWrite();
  };
  return (
    <Menu
      label={t('redaction.choose', { words })}
      trigger={
        <Button
          variant="bare"
          size="small"
          className={classes.mark}
          data-choice={choice.is}
          aria-label={t(`redaction.is.${choice.is}`, { words, shown })}
        >
          {shown}
        </Button>
      }
      items={[
        { id: 'hide', label: t('redaction.hide'), onAction: () => onChoose({ is: 'hidden' }) },
        {
          id: 'instead',
          label: t('redaction.say', { words: instead }),
          onAction: () => onChoose({ is: 'replaced', by: instead }),
        },
        { id: 'write', label: t('redaction.write'), onAction: write },
        { id: 'keep', label: t('redaction.keep', { words }), onAction: () => onChoose({ is: 'kept' }) },
      ]}
    />
  );
}
