import { FLAGGED_LIMITS, type FlaggedList } from '@reflectory/contracts/community';
import { Button, TextArea } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../service/loaded.tsx';
import { useAct, useAsk, useFailureText } from '../../service/use-service.ts';
import classes from './moderation.module.css';

/** Words that hold what has one of them: a list for each language of the instance. */
export function FlaggedWords() {
  const answer = useAsk('list-flagged-words', {});
  return (
    <Loaded answer={answer}>
      {({ lists }) => (
        <div className={classes.list}>
          {lists.map((list) => (
            // What was saved, by whomever, is what one goes on from.
            <ListOf key={`${list.language} ${list.version}`} list={list} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function ListOf({
  list: { language, words, version, changed_at: at, changed_by: by },
}: {
  list: FlaggedList;
}) {
  const { t, i18n } = useTranslation('community');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const [text, setText] = useState(words.join('\n'));
  const save = useAct('save-flagged-words');
  const lines = linesOf(text);
  const name = new Intl.DisplayNames(i18n.language, { type: 'language' }).of(language) ?? language;
  const tooLong = lines.find((line) => line.length > FLAGGED_LIMITS.characters);
  const problem =
    lines.length > FLAGGED_LIMITS.words
      ? t('flagged.tooMany', { count: FLAGGED_LIMITS.words })
      : tooLong && t('flagged.tooLong', { line: tooLong.slice(0, 20), count: FLAGGED_LIMITS.characters });
  const send = () =>
    save.mutate(
      { language, words: lines, version },
      {
        onSuccess: ({ is_done: isDone }) =>
          isDone ? toasts.success(t('flagged.saved')) : toasts.error(t('flagged.changedMeanwhile')),
      },
    );
  return (
    <section className={classes.case} aria-label={name}>
      <TextArea
        label={name}
        description={t('flagged.note')}
        value={text}
        onChange={setText}
        errorMessage={problem}
        rows={6}
      />
      {at !== null && (
        <p className={classes.quiet}>
          {t('flagged.changed', {
            name: by ?? t('moderation.gone'),
            date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(at)),
          })}
        </p>
      )}
      {save.isError && <p role="alert">{failureText(save.error)}</p>}
      <div>
        <Button
          isPending={save.isPending}
          disabledReason={problem ?? (text === words.join('\n') ? t('flagged.same') : undefined)}
          onPress={send}
        >
          {t('flagged.save', { language: name })}
        </Button>
      </div>
    </section>
  );
}
