import { LANGUAGE_NAMES } from '@reflectory/contracts/languages';
import { Button, ConfirmDialog, SegmentedControl, Table, type TableColumn } from '@reflectory/design-system';
import { type BuiltInText, usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { useReport } from '../../shared/use-report.ts';
import { nameOf, useBuiltInTexts } from './api/built-in-texts.ts';
import { useOwnWords, useSaveWord, type OwnWord } from './api/translations.ts';
import { LanguageChoice } from './components/language-choice.tsx';
import { TextFinder } from './components/text-finder.tsx';
import { WordForm } from './components/word-form.tsx';
import classes from './translations.module.css';

/** Words of the instance's own, by language. */
export function TranslationsPanel() {
  const { t } = useTranslation('admin');
  const { boot } = usePlatform();
  const [language, setLanguage] = useState<string>(boot.instance.defaultLanguage);
  const [removing, setRemoving] = useState<OwnWord | null>(null);
  const save = useWordActions(language);
  const [chosen, setChosen] = useState<BuiltInText | null>(null);
  const { builtIn, own, texts } = useTexts(language);
  const columns = useWordColumns({ texts, onChange: setChosen, onRemove: setRemoving });
  const handleLanguage = (code: string) => {
    setLanguage(code);
    setChosen(null);
  };
  return (
    <div className={classes.panel}>
      <LanguageChoice />
      <p className={classes.lead}>{t('translations.lead')}</p>
      <SegmentedControl
        label={t('translations.language')}
        value={language}
        onChange={handleLanguage}
        options={boot.instance.languages.map((code) => ({
          value: code,
          label: LANGUAGE_NAMES[code],
        }))}
      />
      {chosen ? (
        <WordForm
          key={nameOf(chosen)}
          builtIn={chosen}
          own={own.data?.find((word) => nameOf(word) === nameOf(chosen))?.value ?? ''}
          onSave={save}
          onClose={() => setChosen(null)}
        />
      ) : (
        <Loaded query={builtIn}>
          {(all) => <TextFinder key={language} texts={all} language={language} onChoose={setChosen} />}
        </Loaded>
      )}
      <Loaded query={own}>
        {(words) => (
          <Table
            caption={t('translations.caption')}
            columns={columns}
            rows={words}
            rowKey={nameOf}
            empty={t('translations.empty')}
          />
        )}
      </Loaded>
      <RemoveDialog
        word={removing}
        builtIn={removing && (texts.get(nameOf(removing))?.text ?? nameOf(removing))}
        onClose={() => setRemoving(null)}
        onRemove={(word) => void save({ ...word, value: null })}
      />
    </div>
  );
}

/** The built-in texts of a language, also by name, and the instance's own wording of some. */
function useTexts(language: string) {
  const builtIn = useBuiltInTexts(language);
  const own = useOwnWords(language);
  return { builtIn, own, texts: new Map(builtIn.data?.map((text) => [nameOf(text), text])) };
}

type RemoveDialogProps = {
  word: OwnWord | null;
  builtIn: string | null;
  onClose: () => void;
  onRemove: (word: OwnWord) => void;
};

function RemoveDialog({ word, builtIn, onClose, onRemove }: RemoveDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      title={t('translations.removeTitle', { value: word?.value ?? '' })}
      confirmLabel={t('translations.remove')}
      isDestructive
      isOpen={word !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => {
        if (word) onRemove(word);
        onClose();
      }}
    >
      {t('translations.removeText', { text: builtIn ?? '' })}
    </ConfirmDialog>
  );
}

type WordColumns = {
  texts: ReadonlyMap<string, BuiltInText>;
  onChange: (text: BuiltInText) => void;
  onRemove: (word: OwnWord) => void;
};

function useWordColumns({ texts, onChange, onRemove }: WordColumns): TableColumn<OwnWord>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'value',
      header: t('translations.own'),
      isRowHeader: true,
      render: (word: OwnWord) => <bdi>{word.value}</bdi>,
    },
    {
      key: 'builtIn',
      header: t('translations.builtIn'),
      render: (word: OwnWord) => <bdi>{texts.get(nameOf(word))?.text ?? nameOf(word)}</bdi>,
    },
    {
      key: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end' as const,
      render: (word: OwnWord) => {
        const text = texts.get(nameOf(word));
        return (
          <span className={classes.actions}>
            {text && (
              <Button variant="bare" size="small" onPress={() => onChange(text)}>
                {t('translations.change')}
              </Button>
            )}
            <Button variant="bare" size="small" onPress={() => onRemove(word)}>
              {t('translations.remove')}
            </Button>
          </span>
        );
      },
    },
  ];
}

function useWordActions(language: string) {
  const { t } = useTranslation('admin');
  const report = useReport();
  const save = useSaveWord(language);
  /** True when it was saved. */
  return (word: Omit<OwnWord, 'value'> & { value: string | null }): Promise<boolean> =>
    report(
      () => save.mutateAsync(word),
      t(word.value === null ? 'translations.removed' : 'translations.added'),
    );
}
