import { builtInLanguage } from '@reflectory/contracts/languages';
import { Button, Dialog, Select, TextField } from '@reflectory/design-system';
import { emotionChoices } from '@reflectory/domain/reading';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './corrections.module.css';

/** Characters that a word of one's own may have; the service refuses more. */
const WORD_LIMIT = 60;

export type RatherDialogProps = {
  emotion: string;
  name: string;
  isPending: boolean;
  errorMessage: string | undefined;
  onClose: () => void;
  onChoose: (replacement: string) => void;
};

/** Asks what a feeling is rather: one of the reader's, or a word of the person's own, which counts first. */
export function RatherDialog({
  emotion,
  name,
  isPending,
  errorMessage,
  onClose,
  onChoose,
}: RatherDialogProps) {
  const { t, i18n } = useTranslation('journal');
  const [chosen, setChosen] = useState<string | null>(null);
  const [word, setWord] = useState('');
  const choices = emotionChoices(builtInLanguage(i18n.language)).filter(
    (choice) => choice.emotion !== emotion,
  );
  const replacement = word.trim() || chosen;
  const handleSave = () => {
    if (replacement !== null) onChoose(replacement);
  };
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('insight.ratherTitle', { feeling: name })}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t('changes.cancel')}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            disabledReason={replacement === null ? t('insight.ratherNone') : undefined}
            onPress={handleSave}
          >
            {t('insight.ratherSave')}
          </Button>
        </>
      )}
    >
      <div className={classes.fields}>
        <Select
          label={t('insight.ratherFeeling')}
          options={choices.map((choice) => ({ value: choice.emotion, label: choice.name }))}
          value={chosen}
          onChange={setChosen}
        />
        <TextField
          label={t('insight.ratherOwn')}
          description={t('insight.ratherText')}
          errorMessage={errorMessage}
          maxLength={WORD_LIMIT}
          value={word}
          onChange={setWord}
          onKeyDown={(event) => (event.key === 'Enter' ? handleSave() : event.continuePropagation())}
        />
      </div>
    </Dialog>
  );
}
