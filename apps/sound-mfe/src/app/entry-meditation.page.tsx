import { describeFailure } from '@reflectory/client';
import type {} from '@reflectory/contracts/conversations';
import { MOST_MEDITATION_NAME } from '@reflectory/contracts/sound';
import {
  composeScript,
  meditationFor,
  personLines,
  weave,
  type WovenLine,
  wovenLines,
} from '@reflectory/domain/meditation';
import { Button, ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type EntryWords, useEntryWords } from '../features/meditations/api/use-entry-words.ts';
import { useScripts } from '../features/meditations/api/use-scripts.ts';
import { MakeOwn } from '../features/meditations/components/make-own.tsx';
import { PeopleChoice } from '../features/meditations/components/people-choice.tsx';
import { WovenList } from '../features/meditations/components/woven-list.tsx';
import type { Words } from '../features/meditations/model/load-scripts.ts';
import { isMeditation, MEDITATIONS } from '../features/meditations/model/meditations.ts';
import { HelpInstead } from './help-instead.tsx';
import { MeditationWithSound } from './meditation-with-sound.tsx';
import classes from './page.module.css';

/** A meditation made of what somebody wrote; where the words ask for people, there are people instead. */
export default function EntryMeditationPage() {
  const { t } = useTranslation(['sound', 'common']);
  const { entryId = '' } = useParams();
  const entry = useEntryWords(entryId);
  const scripts = useScripts();
  const failed = [entry, scripts].find(({ isError }) => isError);
  if (entry.data === null)
    return (
      <EmptyState
        title={t('meditations.noEntry')}
        action={<ButtonLink href="/sounds/meditations">{t('meditations.title')}</ButtonLink>}
      />
    );
  return (
    <div className={classes.narrow}>
      {failed && (
        <ErrorState
          title={t('meditations.failed')}
          action={<Button onPress={() => void failed.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(failed.error, t, 'problems')}
        </ErrorState>
      )}
      {!failed && !(entry.data && scripts.data) && <Skeleton lines={8} label={t('common:loading')} />}
      {entry.data && scripts.data && (
        <>
          <PageHeader
            title={t('meditations.woven.page')}
            lead={entry.data.title}
            back={{ href: `/journal/entry/${entryId}`, label: t('meditations.woven.back') }}
          />
          {entry.data.needsHelp ? (
            <HelpInstead />
          ) : (
            <Woven id={entryId} entry={entry.data} words={scripts.data} />
          )}
        </>
      )}
    </div>
  );
}

type WovenProps = { id: string; entry: EntryWords; words: Words };

function Woven({ id: entryId, entry: { title: entryTitle, text, found, people }, words }: WovenProps) {
  const { t } = useTranslation('sound');
  const [leftOut, setLeftOut] = useState<readonly WovenLine[]>([]);
  const key = meditationFor(found);
  const id = isMeditation(key) ? key : 'settle';
  const { title, lines } = words.scripts[id];
  const [named, setNamed] = useState<readonly string[]>([]);
  // Only those can be offered whom a sentence of it names.
  const ofPeople = useMemo(
    () =>
      people.flatMap((name) =>
        personLines(text, [name], words.frames.person).map((line) => ({ name, line })),
      ),
    [text, people, words],
  );
  const made = useMemo(
    () => [
      ...wovenLines(found, words.frames),
      ...ofPeople.flatMap(({ name, line }) => (named.includes(name) ? [line] : [])),
    ],
    [found, words, ofPeople, named],
  );
  const kept = useMemo(() => made.filter((line) => !leftOut.includes(line)), [made, leftOut]);
  const steps = useMemo(
    () => weave(composeScript(title, MEDITATIONS[id].form, lines).steps, kept),
    [title, id, lines, kept],
  );
  const leaveOut = (line: WovenLine) => {
    const person = ofPeople.find((one) => one.line === line);
    if (person) setNamed(named.filter((name) => name !== person.name));
    else setLeftOut([...leftOut, line]);
  };
  const [hasBegun, setBegun] = useState(false);
  return (
    <>
      {!hasBegun && (
        <>
          <WovenList lines={kept} onRemove={leaveOut} />
          <PeopleChoice people={ofPeople.map(({ name }) => name)} chosen={named} onChoose={setNamed} />
          <div className={classes.acts}>
            <MakeOwn
              label={t('meditations.own.keepWoven')}
              name={t('meditations.own.wovenName', { title: entryTitle }).slice(0, MOST_MEDITATION_NAME)}
              steps={steps}
              basedOn={id}
              entryId={entryId}
            />
          </div>
        </>
      )}
      <MeditationWithSound
        thing={id}
        basedOn={id}
        title={title}
        steps={steps}
        entryId={entryId}
        onBegin={() => setBegun(true)}
      />
    </>
  );
}
