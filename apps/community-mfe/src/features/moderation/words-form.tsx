import type { ModerationCase } from '@reflectory/contracts/community';
import { Button, TextArea } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../service/use-service.ts';
import classes from './moderation.module.css';

/** Why it was reported; who did is told to nobody. */
export function Reasons({ reports }: Pick<ModerationCase, 'reports'>) {
  const { t } = useTranslation('community');
  return (
    <ul className={classes.log}>
      {reports.map(({ reason, words: said }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- who reported is told to nobody
        <li key={index}>
          {t(`report.reasons.${reason}`)} {said && <q dir="auto">{said}</q>}
        </li>
      ))}
    </ul>
  );
}

type WordsFormProps = {
  words: string;
  onChange(words: string): void;
  decide: { isPending: boolean; isError: boolean; error: unknown };
  onSend(): void;
  /** Who reads them, where that is not whom they concern. */
  note?: string;
};

/** A decision is always said in words. */
export function WordsForm({ words, onChange, decide, onSend, note }: WordsFormProps) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  return (
    <>
      <TextArea
        label={t('moderation.words')}
        description={note ?? t('moderation.wordsNote')}
        value={words}
        onChange={onChange}
        maxLength={1000}
        rows={2}
      />
      {decide.isError && <p role="alert">{failureText(decide.error)}</p>}
      <div>
        <Button
          variant="primary"
          isPending={decide.isPending}
          disabledReason={words.trim() === '' ? t('moderation.wordsMissing') : undefined}
          onPress={onSend}
        >
          {t('moderation.decide')}
        </Button>
      </div>
    </>
  );
}
