import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type AnsweredMessage, useAsk, useConversation } from '../api/use-conversation.ts';
import { questionIn } from '../../../shared/question-link.ts';

/** A question that stays on this device: it asks for a person, not for figures. */
const inCare = (question: string): AnsweredMessage => ({
  id: null,
  question,
  asked_at: new Date().toISOString(),
  answer: { parts: [{ say: 'care' }], citations: [], care: true },
});

/** A conversation that goes on: what was said, what is typed, and how it is asked. */
export function useTalk(conversationId: string | null) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const conversation = useConversation(conversationId);
  const ask = useAsk(conversationId);
  const [question, setQuestion] = useState(() => questionIn(hash));
  const [unkept, setUnkept] = useState<{ of: string | null; message: AnsweredMessage } | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const messages: AnsweredMessage[] = [
    ...(conversation.data?.pages ?? []).toReversed().flatMap((page) => page.messages),
    ...(unkept?.of === conversationId ? [unkept.message] : []),
  ];
  const send = async (text: string): Promise<void> => {
    const asked = text.trim();
    // The words are fetched by who asks; without them the service listens.
    const isInCare = await import('@reflectory/domain/crisis/in-steps').then(
      ({ speaksOfSuicideInSteps }) => speaksOfSuicideInSteps(asked, () => Promise.resolve()),
      () => false,
    );
    setUnkept(isInCare ? { of: conversationId, message: inCare(asked) } : null);
    if (isInCare) {
      setQuestion('');
      return;
    }
    ask.mutate(asked, {
      onSuccess({ conversation_id: id, message }) {
        setQuestion('');
        inputRef.current?.focus();
        if (message.id === null) setUnkept({ of: conversationId, message });
        else if (id !== conversationId) void navigate({ search: `?c=${id}`, hash }, { replace: true });
      },
    });
  };
  return { conversation, ask, question, setQuestion, messages, send, inputRef };
}
