import type { HiddenName } from '@reflectory/contracts/presentations';
import { Button, Form, SegmentedControl, TextArea, TextField } from '@reflectory/design-system';
import { BLACKED_OUT, findNames, hideNames, textsOf } from '@reflectory/domain/deck';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownPeopleQuery } from '../api/known-people.ts';
import type { ShareSubject } from '../model/share-subject.ts';
import classes from './share.module.css';

type Choice = 'keep' | 'hide' | 'replace';
const CHOICES: readonly Choice[] = ['keep', 'hide', 'replace'];

/** What was decided about a name, as far as something was. */
function choiceOf(hidden: HiddenName | undefined): Choice {
  if (!hidden) return 'keep';
  return hidden.replacement === BLACKED_OUT ? 'hide' : 'replace';
}

export type NameHiderProps = {
  subject: ShareSubject;
  hidden: readonly HiddenName[];
  onChange(hidden: readonly HiddenName[]): void;
  onDone(): void;
};

/** Decides about each name in what is shared: kept, blacked out or replaced; with the texts as they will be. */
export function NameHider({ subject, hidden, onChange, onDone }: NameHiderProps) {
  const { t } = useTranslation('presentations');
  const [added, setAdded] = useState<readonly string[]>(() => hidden.map(({ name }) => name));
  const { client } = usePlatform();
  const people = useQuery(knownPeopleQuery(client)).data ?? [];
  const candidates = findNames(textsOf(subject.title, subject.data), [...people, ...added]);
  const left = hideNames(subject, hidden);

  function decide(name: string, choice: Choice, replacement: string) {
    const others = hidden.filter((known) => known.name !== name);
    if (choice === 'keep') onChange(others);
    else onChange([...others, { name, replacement: choice === 'hide' ? BLACKED_OUT : replacement }]);
  }

  return (
    <div className={classes.column}>
      <p className={classes.note}>{t('names.intro')}</p>
      {candidates.length === 0 && <p>{t('names.none')}</p>}
      <ul className={classes.names}>
        {candidates.map(({ name, count }) => (
          <li key={name}>
            <NameChoice
              label={t('names.name', { name, count })}
              name={name}
              hidden={hidden.find((known) => known.name === name)}
              onDecide={(choice, replacement) => decide(name, choice, replacement)}
            />
          </li>
        ))}
      </ul>
      <AddName onAdd={(name) => setAdded([...added, name])} />
      <TextArea
        className={classes.preview}
        label={t('names.preview')}
        isReadOnly
        rows={6}
        value={[...new Set(textsOf(left.title, left.data))].join('\n\n')}
      />
      <Button variant="primary" onPress={onDone}>
        {t('names.done')}
      </Button>
    </div>
  );
}

type NameChoiceProps = {
  label: string;
  name: string;
  hidden: HiddenName | undefined;
  onDecide(choice: Choice, replacement: string): void;
};

function NameChoice({ label, name, hidden, onDecide }: NameChoiceProps) {
  const { t } = useTranslation('presentations');
  const choice = choiceOf(hidden);
  return (
    <>
      <SegmentedControl
        label={label}
        value={choice}
        options={CHOICES.map((value) => ({ value, label: t(`names.${value}`) }))}
        onChange={(chosen) => onDecide(chosen, t('names.someone'))}
      />
      {choice === 'replace' && (
        <TextField
          label={t('names.replacement', { name })}
          value={hidden?.replacement ?? ''}
          onChange={(replacement) => onDecide('replace', replacement)}
        />
      )}
    </>
  );
}

/** A name that no rule finds. */
function AddName({ onAdd }: { onAdd(name: string): void }) {
  const { t } = useTranslation('presentations');
  const [name, setName] = useState('');
  return (
    <Form
      className={classes.actions ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        onAdd(name.trim());
        setName('');
      }}
    >
      <TextField label={t('names.another')} value={name} onChange={setName} />
      <Button type="submit" icon="plus">
        {t('names.add')}
      </Button>
    </Form>
  );
}
