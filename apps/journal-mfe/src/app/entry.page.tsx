import { entryFrameworkLabel } from '@reflectory/domain/frameworks';
import { Button, ErrorState, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { EntryFilesPlace } from '../features/attachments/entry-files-place.tsx';
import { picturesIn } from '../features/attachments/model/pictures-in.ts';
import { TextPicturesPlace } from '../features/attachments/text-pictures-place.tsx';
import { ChangeableEntry } from '../features/entry-changes/changeable-entry.tsx';
import { SealedEntry } from '../features/entry-changes/sealed-entry.tsx';
import { useAnalysis } from '../features/insight/api/use-analysis.ts';
import { useArtwork } from '../features/insight/api/use-artwork.ts';
import { type ReadEntry, useEntry } from '../features/insight/api/use-entry.ts';
import { useSessionAnswers } from '../features/insight/api/use-session-answers.ts';
import { Insight } from '../features/insight/insight.tsx';
import { formattedPassages } from '../features/insight/model/document-of-passage.ts';
import { passagesOf } from '../features/insight/model/passages.ts';
import { isSealed, useToday } from '../service/own-day.ts';
import { useFailureMessage } from '../service/use-failure-message.ts';
import { EditedField } from './edited-field.tsx';
import { EntryGrowthPlace } from './entry-growth-place.tsx';
import { EntryMissing } from './entry-missing.tsx';
import { EntryVoice } from './entry-voice.tsx';
import { useWayBack } from './list-place.ts';
import { NotFound } from './not-found.tsx';
import classes from './page.module.css';
import { idIn } from './places.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';
import { useEntryItems } from './use-entry-items.tsx';
import { useEntryNotes } from './use-entry-notes.tsx';
import { useHelpBeside } from './use-help-beside.tsx';
import { useSentences } from './use-sentences.tsx';
import { useWalkedPassages } from './use-walked-passages.ts';
import { useWordsFirst } from './use-words-first.ts';

/** The entry that the address names. */
export default function EntryPage() {
  const entryId = idIn('/journal/entry/:id', useLocation().pathname);
  return entryId ? <Entry key={entryId} entryId={entryId} /> : <NotFound />;
}

/** An entry and what was found in it. */
function Entry({ entryId }: { entryId: string }) {
  const { Slot } = usePlatform();
  const language = useFrameworkLanguage();
  const asked = useEntry(entryId);
  const { data: entry } = asked;
  const analysis = useAnalysis(entryId);
  const artwork = useArtwork(entryId);
  const answers = useSessionAnswers(entry?.session_id ?? null);
  const [items, itemDialog] = useEntryItems(entry ?? null, entryId);
  const walked = useWalkedPassages(entry ?? null, answers.data ?? null);
  const back = useWayBack();
  const sealedUntil = useSealedUntil(entry);
  const { notes, isSettled } = useEntryNotes(entryId, entry ?? null);
  const files = useSettledFiles();
  const sentences = useSentences();
  const isReady = Boolean(entry) && analysis.data !== undefined && !answers.isLoading && isSettled;
  const areWordsSeen = useWordsFirst('entry', isReady);
  const help = useHelpBeside(entry?.text ?? '', { isInsightWithheld: true, isWanted: areWordsSeen });

  const failed = [asked, analysis].find(({ isError, data }) => isError && data === undefined);
  const retry = (): void => void Promise.all([asked.refetch(), analysis.refetch(), artwork.refetch()]);
  if (failed) return <EntryFailure error={failed.error} onRetry={retry} />;
  if (entry === null) return <EntryMissing />;
  if (!entry || analysis.data === undefined || answers.isLoading || !isSettled) return <EntrySkeleton />;
  if (sealedUntil !== null) return <SealedEntry entry={entry} until={sealedUntil} />;
  const passages = passagesOf(entry, answers.data ?? null, language);
  const shown = walked ?? passages;
  const edited = { passages: formattedPassages(entry.document, passages), Field: EditedField };
  const place = { entryId, sessionId: entry.session_id };
  const found = { analysis: analysis.data, artwork: artwork.data ?? null };
  return (
    <TextPicturesPlace {...place}>
      {notes}
      <ChangeableEntry {...edited} entry={entry} more={[...sentences.items, ...items]}>
        {(menu) => (
          <Insight
            entry={entry}
            passages={shown}
            aroundWords={sentences.around(entry, shown)}
            growth={areWordsSeen && <EntryGrowthPlace entry={entry} passages={shown} />}
            {...found}
            framework={entryFrameworkLabel(entry, language)}
            back={back}
            files={areWordsSeen && <FilesOf entry={entry} {...files.place} />}
            areFilesSettled={files.areSettled}
            help={help}
            actions={
              <>
                {areWordsSeen && <Slot name="session.actions" props={{ entryId, title: entry.title }} />}
                {menu}
                {itemDialog}
              </>
            }
          />
        )}
      </ChangeableEntry>
      {areWordsSeen && <EntryVoice sessionId={entry.session_id} />}
    </TextPicturesPlace>
  );
}

function FilesOf({ entry, onSettled }: { entry: ReadEntry; onSettled: () => void }) {
  const { id: entryId, session_id: sessionId, document } = entry;
  return <EntryFilesPlace {...{ entryId, sessionId, onSettled }} placed={picturesIn(document)} />;
}

/** Whether it is known which files stand below the words. */
function useSettledFiles() {
  const [areSettled, setSettled] = useState(false);
  const onSettled = useCallback(() => setSettled(true), []);
  return { areSettled, place: { onSettled } };
}

/** The day until which an entry is sealed; null where it may be read. */
function useSealedUntil(entry: ReadEntry | null | undefined): string | null {
  const today = useToday();
  if (!entry || entry.binned_at !== null || entry.sealed_until === null) return null;
  return isSealed(entry.sealed_until, today) ? entry.sealed_until : null;
}

function EntryFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  return (
    <ErrorState
      className={classes.page}
      title={t('insight.failedTitle')}
      action={<Button onPress={onRetry}>{t('errors.retry')}</Button>}
    >
      {failureMessage(error)}
    </ErrorState>
  );
}

function EntrySkeleton() {
  const { t } = useTranslation('journal');
  return (
    <div className={classes.page}>
      <Skeleton shape="title" label={t('loading')} />
      <Skeleton shape="block" />
      <Skeleton lines={8} />
    </div>
  );
}
