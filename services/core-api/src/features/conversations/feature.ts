import { defineFeature, many } from '../define-feature.ts';
import { createConversationFunctions } from './conversations.functions.ts';

export const feature = defineFeature({
  belongings: {
    area: 'writing',
    en: 'conversations about your entries',
    de: 'Gespräche über deine Einträge',
    fr: 'les conversations sur tes entrées',
    ar: 'المحادثات حول تدويناتك',
  },
  tables: { 'public.conversations': 'person', 'public.conversation_messages': 'person' },
  exported: [
    many('conversations', 'conversations', 'created_at, id'),
    many('conversationMessages', 'conversation_messages', 'asked_at, id'),
  ],
  functions: createConversationFunctions,
});
