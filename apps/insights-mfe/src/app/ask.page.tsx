import { describeFailure } from '@reflectory/client';
import { Button, ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Answer } from '../features/ask/components/answer.tsx';
import classes from '../features/ask/components/ask.module.css';
import { EarlierConversations } from '../features/ask/components/earlier-conversations.tsx';
import { QuestionForm } from '../features/ask/components/question-form.tsx';
import { SuggestedQuestions } from '../features/ask/components/suggested-questions.tsx';
import { suggestionsOf } from '../features/ask/model/suggestions.ts';
import { useTalk } from '../features/ask/model/use-talk.ts';
import { useOverview } from '../features/overview/api/use-overview.ts';
import { dayOf } from '../shared/days.ts';
import page from './page.module.css';

/** Questions over one's own entries: like a letter, question and answer below each other. */
export default function AskPage() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  // Another question of an address begins anew.
  return <Conversation key={hash} conversationId={search.get('c')} />;
}

function Conversation({ conversationId }: { conversationId: string | null }) {
  const { t } = useTranslation('insights');
  const navigate = useNavigate();
  const { conversation, ask, question, setQuestion, messages, send, inputRef } = useTalk(conversationId);
  return (
    <div className={page.page}>
      <PageHeader
        title={t('ask.title')}
        lead={t('ask.lead')}
        back={{ href: '/insights', label: t('title') }}
        actions={conversationId && <ButtonLink href="/insights/ask">{t('ask.new')}</ButtonLink>}
      />
      {conversationId && <ConversationState conversation={conversation} />}
      <div role="log" aria-label={t('ask.title')} className={classes.log}>
        {messages.map((message) => (
          <Answer key={message.id ?? message.asked_at} message={message} conversationId={conversationId} />
        ))}
      </div>
      <Prompts
        isAsked={messages.length > 0}
        isPending={ask.isPending}
        onChoose={(chosen) => void send(chosen)}
      >
        <QuestionForm
          question={question}
          onChange={setQuestion}
          onAsk={() => void send(question)}
          isPending={ask.isPending}
          error={ask.error}
          inputRef={inputRef}
        />
      </Prompts>
      <EarlierConversations
        current={conversationId}
        onForgotten={() => void navigate('/insights/ask', { replace: true })}
      />
    </div>
  );
}

/** That it is being loaded, why it was not, and what was asked before. */
function ConversationState({ conversation }: { conversation: ReturnType<typeof useTalk>['conversation'] }) {
  const { t } = useTranslation(['insights', 'common']);
  if (conversation.isPending) return <Skeleton lines={4} label={t('common:loading')} />;
  if (conversation.isError && !conversation.data)
    return (
      <ErrorState
        title={t('ask.failed')}
        action={<Button onPress={() => void conversation.refetch()}>{t('common:retry')}</Button>}
      >
        {describeFailure(conversation.error, t, 'ask.problems')}
      </ErrorState>
    );
  if (!conversation.hasNextPage) return null;
  return (
    <Button isPending={conversation.isFetchingNextPage} onPress={() => void conversation.fetchNextPage()}>
      {t('ask.more')}
    </Button>
  );
}

type PromptsProps = {
  isAsked: boolean;
  isPending: boolean;
  onChoose: (question: string) => void;
  /** The line to ask on. */
  children: ReactNode;
};

/** The line to ask on, with questions of the person's own themes while nothing was asked. */
function Prompts({ isAsked, isPending, onChoose, children }: PromptsProps) {
  const { t } = useTranslation('insights');
  const { Slot } = usePlatform();
  const [today] = useState(() => dayOf(new Date()));
  const { data: overview } = useOverview({ from: null, to: today, grain: 'month' });
  if (overview && overview.first === null && overview.to_come === 0 && !isAsked)
    return (
      <EmptyState
        title={t('ask.emptyTitle')}
        action={<ButtonLink href="/journal/new">{t('emptyAction')}</ButtonLink>}
      >
        {t('ask.emptyText')}
      </EmptyState>
    );
  return (
    <>
      {children}
      {/* Asks for those who help, whatever is asked: a call in need alone would tell of it. */}
      <Slot name="ask.help" props={{ isShown: false }} />
      <SuggestedQuestions
        suggestions={overview && !isAsked ? suggestionsOf(overview) : []}
        isPending={isPending}
        onChoose={onChoose}
      />
    </>
  );
}
