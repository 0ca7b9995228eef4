import { entryFrameworkLabel } from '@reflectory/domain/frameworks';
import { Button, ErrorState, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryFilesProps } from '../features/attachments/entry-files.tsx';
import { EntryFilesPlace } from '../features/attachments/entry-files-place.tsx';
import { picturesIn } from '../features/attachments/model/pictures-in.ts';
import { TextPicturesPlace } from '../features/attachments/text-pictures-place.tsx';
import { ChangeableEntry } from '../features/entry-changes/changeable-entry.tsx';
import { SealedEntry } from '../features/entry-changes/sealed-entry.tsx';
import { useHelpContacts } from '../features/help/api/use-help-contacts.ts';
import { HelpPanel } from '../features/help/help-panel.tsx';
import { useSpeaksOfSuicide } from '../features/help/model/use-speaks-of-suicide.ts';
import { useAnalysis } from '../features/insight/api/use-analysis.ts';
import { useArtwork } from '../features/insight/api/use-artwork.ts';
import { type ReadEntry, useEntry } from '../features/insight/api/use-entry.ts';
import { useSessionAnswers } from '../features/insight/api/use-session-answers.ts';
import { Insight } from '../features/insight/insight.tsx';
import { formattedPassages } from '../features/insight/model/document-of-passage.ts';
import { passagesOf } from '../features/insight/model/passages.ts';
import { NeverSentNote } from '../features/journals/never-sent-note.tsx';
import { ShelfNote } from '../features/shelf/shelf-note.tsx';
import { isSealed, useToday } from '../service/own-day.ts';
import { useFailureMessage } from '../service/use-failure-message.ts';
import { EditedField } from './edited-field.tsx';
import { EntryGrowthPlace, type EntryGrowthPlaceProps } from './entry-growth-place.tsx';
import { EntryMissing } from './entry-missing.tsx';
import { EntryVoice } from './entry-voice.tsx';
import { MoodOfEntry } from './mood-of-entry.tsx';
import classes from './page.module.css';
import { useWayBack } from './list-place.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';
import { useEntryItems } from './use-entry-items.tsx';
import { useSentences } from './use-sentences.tsx';
import { useWalkedPassages } from './use-walked-passages.ts';

export type EntryPageProps = { entryId: string };

/** An entry and what was found in it. */
export default function EntryPage({ entryId }: EntryPageProps) {
  const { Slot } = usePlatform();
  const language = useFrameworkLanguage();
  const entry = useEntry(entryId);
  const analysis = useAnalysis(entryId);
  const artwork = useArtwork(entryId);
  const answers = useSessionAnswers(entry.data?.session_id ?? null);
  const [items, itemDialog] = useEntryItems(entry.data ?? null, entryId);
  const sentences = useSentences();
  const walked = useWalkedPassages(entry.data ?? null, answers.data ?? null);
  const back = useWayBack();
  const sealedUntil = useSealedUntil(entry.data);
  const help = useHelp(entry.data?.text ?? '');

  const failed = [entry, analysis].find(({ isError, data }) => isError && data === undefined);
  if (failed) {
    const retry = () => void Promise.all([entry.refetch(), analysis.refetch(), artwork.refetch()]);
    return <EntryFailed error={failed.error} onRetry={retry} />;
  }
  if (entry.data === null) return <EntryMissing />;
  if (!entry.data || analysis.data === undefined || help === undefined) return <EntrySkeleton />;
  if (sealedUntil !== null) return <SealedEntry entry={entry.data} until={sealedUntil} />;
  const passages = passagesOf(entry.data, answers.data ?? null, language);
  const edited = { passages: formattedPassages(entry.data.document, passages), Field: EditedField };
  const place = { entryId, sessionId: entry.data.session_id };
  const found = { analysis: analysis.data, artwork: artwork.data ?? null };
  const insight = { entry: entry.data, passages: walked ?? passages, ...found };
  return (
    <TextPicturesPlace {...place}>
      <EntryNotes entry={entry.data} />
      <ChangeableEntry {...edited} entry={entry.data} more={[...sentences.items, ...items]}>
        {(menu) => (
          <Insight
            {...insight}
            framework={entryFrameworkLabel(insight.entry, language)}
            back={back}
            aroundWords={sentences.around(insight.entry, insight.passages)}
            files={<BelowWords {...place} entry={insight.entry} passages={insight.passages} />}
            help={help}
            actions={
              <>
                <Slot name="session.actions" props={{ entryId, title: insight.entry.title }} />
                {menu}
                {itemDialog}
              </>
            }
          />
        )}
      </ChangeableEntry>
      <EntryVoice sessionId={insight.entry.session_id} />
    </TextPicturesPlace>
  );
}

function EntryFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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

type BelowWordsProps = Omit<EntryFilesProps, 'placed'> & EntryGrowthPlaceProps;

/** Its files, and what grew out of it. */
function BelowWords({ entry, passages, ...place }: BelowWordsProps) {
  return (
    <>
      <EntryFilesPlace {...place} placed={picturesIn(entry.document)} />
      <EntryGrowthPlace entry={entry} passages={passages} />
    </>
  );
}

/** The day until which an entry is sealed; null where it may be read. */
function useSealedUntil(entry: ReadEntry | null | undefined): string | null {
  const today = useToday();
  if (!entry || entry.binned_at !== null || entry.sealed_until === null) return null;
  return isSealed(entry.sealed_until, today) ? entry.sealed_until : null;
}

/** What stands by somebody whose words ask for it; null for anybody else, undefined until that is known. */
function useHelp(text: string): ReactNode | undefined {
  const contacts = useHelpContacts();
  const isShown = useSpeaksOfSuicide(text);
  if (isShown === null) return undefined;
  return isShown ? <HelpPanel contacts={contacts} isInsightWithheld /> : null;
}

function EntryNotes({ entry }: { entry: ReadEntry }) {
  return (
    <>
      <ShelfNote entryId={entry.id} />
      <NeverSentNote entry={entry} />
      <MoodOfEntry entryId={entry.id} />
    </>
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
