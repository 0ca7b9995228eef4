export { findThinking, type FoundThinking } from './find-thinking.ts';
export { THINKING_PATTERNS, type ThinkingPattern } from './thinking-words.ts';
