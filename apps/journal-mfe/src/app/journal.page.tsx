import { useCurrentUser } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DraftState } from '../features/drafts/components/draft-state.tsx';
import { useDiscardDraft } from '../features/drafts/use-discard-draft.ts';
import { useDrafts } from '../features/drafts/use-drafts.ts';
import { useUnfinishedDrafts } from '../features/drafts/use-unfinished-drafts.ts';
import { usePrompts } from '../features/home/api/use-prompts.ts';
import { FrameworkChoices } from '../features/home/components/framework-choices.tsx';
import { PromptOfToday } from '../features/home/components/prompt-of-today.tsx';
import { UnfinishedList } from '../features/home/components/unfinished-list.tsx';
import { WritingLine } from '../features/home/components/writing-line.tsx';
import { Home } from '../features/home/home.tsx';
import { useMemories } from '../features/looking-back/api/use-memories.ts';
import { useToday } from '../service/own-day.ts';
import { useInTime } from '../service/use-in-time.ts';
import { Latest } from './latest.tsx';
import { useAsListPlace } from './list-place.ts';
import { OnThisDay } from './on-this-day.tsx';
import { OthersOfToday } from './others-of-today.tsx';
import { newSessionAddress } from './places.ts';
import { TodayOnHome } from './today-on-home.tsx';
import { useBegunLine } from './use-begun-line.ts';
import { useRecentOnDevice } from './use-recent-on-device.ts';
import { useUnsavedEntries } from './use-unsaved-entries.ts';
import { useWaitingFiles } from './use-waiting-files.ts';
import { unfinishedSession } from './unfinished.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';

/** What stands below the line waits so long to come at once: over a slow network it would move what is read. */
const MOST_WAIT_MS = 2000;

/** Where writing begins, and where it is gone on with. */
export default function JournalPage() {
  const { t } = useTranslation('journal');
  const language = useFrameworkLanguage();
  const { name } = useCurrentUser();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const day = useToday();
  const line = useBegunLine(drafts);
  const { drafts: begun, isLoading: areDraftsLoading } = useUnfinishedDrafts(drafts);
  const { unfinished, discard } = useUnsavedEntries(
    begun
      .filter(({ sessionId }) => sessionId !== line.sessionId)
      .map((draft) => unfinishedSession(draft, language, t)),
    useDiscardDraft(drafts),
  );
  const { isLoading: isPromptLoading } = usePrompts(day);
  const { isLoading: areMemoriesLoading } = useMemories(day);
  const isSettled = useInTime(
    drafts !== null && unfinished !== null && !areDraftsLoading && !isPromptLoading && !areMemoriesLoading,
    MOST_WAIT_MS,
  );
  const storageKind = drafts?.desk.storageKind ?? 'indexed-db';
  useRecentOnDevice();
  useWaitingFiles();
  useAsListPlace();
  return (
    <Home
      name={name.split(' ')[0] ?? ''}
      day={day}
      line={
        <WritingLine
          text={line.text}
          state={<DraftState status={line.status} />}
          onText={line.change}
          onGoOn={() => line.goOn()}
        />
      }
      prompt={<PromptOfToday day={day} onWrite={line.goOn} />}
      isSettled={isSettled}
      choices={
        <FrameworkChoices
          language={language}
          onBegin={(framework) => void navigate(newSessionAddress(framework))}
        />
      }
      unfinished={
        unfinished !== null &&
        unfinished.length > 0 && <UnfinishedList sessions={unfinished} onDiscard={discard} />
      }
      notice={storageKind === 'indexed-db' ? undefined : t(`drafts.storage.${storageKind}`)}
      today={<TodayOnHome day={day} />}
      others={<OthersOfToday day={day} />}
      memory={<OnThisDay day={day} />}
      latest={<Latest language={language} />}
    />
  );
}
