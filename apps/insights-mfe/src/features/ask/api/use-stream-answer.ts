import { FunctionCallError, ownProvider } from '@reflectory/client';
import { type AnswerLine, answerLineSchema, type Citation } from '@reflectory/contracts/conversations';
import { builtInLanguage } from '@reflectory/contracts/languages';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type Claim = (string | Citation)[];
/** What a provider said so far, and how it ended. */
export type Said = {
  claims: Claim[];
  dropped: number;
  failed: Extract<AnswerLine, { failed: string }>['failed'] | null;
  isWhole: boolean;
};

const nothing: Said = { claims: [], dropped: 0, failed: null, isWhole: false };

/** Whom the instance may ask, and whether the person agreed; null where it asks nobody. */
export function useAskedProvider() {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const { data } = useQuery(ownProvider(client, boot.instance.id, userId));
  if (!data?.provider?.tasks.includes('chat')) return null;
  return { host: data.provider.host, hasConsent: data.has_consent };
}

function withLine(said: Said, line: AnswerLine): Said {
  if ('claim' in line) return { ...said, claims: [...said.claims, line.claim] };
  if ('failed' in line) return { ...said, failed: line.failed };
  return { ...said, dropped: line.dropped, isWhole: true };
}

async function* linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<AnswerLine> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = `${rest}${next.value}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield answerLineSchema.parse(JSON.parse(line));
  }
}

/** Lets the provider put an answer into words, claim by claim. */
export function useStreamAnswer(conversationId: string, messageId: string) {
  const { client, boot } = usePlatform();
  const { i18n } = useTranslation();
  const [said, setSaid] = useState<Said | null>(null);
  const mutation = useMutation({
    retry: false,
    mutationFn: async (): Promise<void> => {
      setSaid(nothing);
      const { data } = await client.auth.getSession();
      const response = await fetch(`${boot.service.url}/functions/v1/stream-answer`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: boot.service.anonKey,
          authorization: `Bearer ${data.session?.access_token ?? boot.service.anonKey}`,
        },
        body: JSON.stringify({
          conversation_id: conversationId,
          message_id: messageId,
          language: builtInLanguage(i18n.language),
          zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        }),
      });
      if (!response.ok || !response.body)
        throw new FunctionCallError(
          response.status === 429 ? 'rate_limited' : 'internal',
          `Status ${response.status}`,
        );
      let known = nothing;
      for await (const line of linesOf(response.body)) {
        known = withLine(known, line);
        setSaid(known);
      }
      if (!known.isWhole && known.failed === null) setSaid({ ...known, failed: 'unavailable' });
    },
    onError: () => setSaid((known) => ({ ...(known ?? nothing), failed: 'unavailable' })),
  });
  return { said, ask: () => mutation.mutate(), isPending: mutation.isPending };
}
