import { LANGUAGE_NAMES } from '@reflectory/contracts/languages';
import { Button, ConfirmDialog, SegmentedControl, Table, type TableColumn } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/error-text.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { useOwnWords, useSaveWord, type OwnWord } from './api/translations.ts';
import { WordForm } from './components/word-form.tsx';
import classes from './translations.module.css';

/** Words of the instance's own, by language. */
export function TranslationsPanel() {
  const { t } = useTranslation('admin');
  const { boot } = usePlatform();
  const [language, setLanguage] = useState<string>(boot.instance.defaultLanguage);
  const [removing, setRemoving] = useState<OwnWord | null>(null);
  const save = useWordActions(language);
  const columns = useWordColumns(setRemoving);
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>{t('translations.lead')}</p>
      <SegmentedControl
        label={t('translations.language')}
        value={language}
        onChange={setLanguage}
        options={boot.instance.languages.map((code) => ({
          value: code,
          label: LANGUAGE_NAMES[code],
        }))}
      />
      <WordForm onSave={save} />
      <Loaded query={useOwnWords(language)}>
        {(words) => (
          <Table
            caption={t('translations.caption')}
            columns={columns}
            rows={words}
            rowKey={(word) => `${word.namespace}.${word.key}`}
            empty={t('translations.empty')}
          />
        )}
      </Loaded>
      <ConfirmDialog
        title={t('translations.removeTitle', { value: removing?.value ?? '' })}
        confirmLabel={t('translations.remove')}
        isDestructive
        isOpen={removing !== null}
        onOpenChange={(isOpen) => !isOpen && setRemoving(null)}
        onConfirm={() => {
          if (removing) void save({ ...removing, value: null });
          setRemoving(null);
        }}
      >
        {t('translations.removeText', { namespace: removing?.namespace ?? '', key: removing?.key ?? '' })}
      </ConfirmDialog>
    </div>
  );
}

function useWordColumns(onRemove: (word: OwnWord) => void): TableColumn<OwnWord>[] {
  const { t } = useTranslation('admin');
  return [
    { key: 'namespace', header: t('translations.namespace'), render: (word: OwnWord) => word.namespace },
    {
      key: 'key',
      header: t('translations.key'),
      isRowHeader: true,
      render: (word: OwnWord) => <code>{word.key}</code>,
    },
    { key: 'value', header: t('translations.value'), render: (word: OwnWord) => <bdi>{word.value}</bdi> },
    {
      key: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end' as const,
      render: (word: OwnWord) => (
        <Button variant="bare" size="small" onPress={() => onRemove(word)}>
          {t('translations.remove')}
        </Button>
      ),
    },
  ];
}

function useWordActions(language: string) {
  const { t } = useTranslation('admin');
  const { toasts } = usePlatform();
  const save = useSaveWord(language);
  /** True when it was saved. */
  return async (word: Omit<OwnWord, 'value'> & { value: string | null }): Promise<boolean> => {
    try {
      await save.mutateAsync(word);
      toasts.success(t(word.value === null ? 'translations.removed' : 'translations.added'));
      return true;
    } catch (error) {
      toasts.error(errorText(error, t));
      return false;
    }
  };
}
