import type { QuestionTexts } from '../framework.ts';

/** The questions of every framework in English. */
export const en: QuestionTexts = {
  tension: [
    {
      question: 'What is pulling at you today? Tell it the way it happened.',
    },
    {
      question: 'One side of you wants something. What is it?',
      unanswered: 'what one side of you wants',
    },
    {
      question: 'And the other side: what does it want, or not want?',
      unanswered: 'what the other side wants',
    },
    {
      question: 'Look at {2} for a moment. What does this side want to protect?',
    },
    {
      question: 'Now look at {3}. What does this side want to protect?',
    },
    {
      question: 'Suppose both sides are a little right. What would that look like?',
    },
    {
      question: 'What is one small thing you can do, or leave undone, before tomorrow?',
    },
  ],
  anxious: [
    {
      question: 'What is weighing on you right now? If one phrase is the heart of it, put it in [brackets].',
      unanswered: 'what is weighing on you',
    },
    {
      question: 'When you think of {1}, what are you afraid might happen?',
      unanswered: 'what you are afraid of',
    },
    {
      question: 'Where in your body do you notice it, and what is it like there?',
    },
    {
      question: 'Behind {1} there is something you care about. What is it?',
      unanswered: 'what you care about',
    },
    {
      question: 'From 0 to 100, how close does {2} feel at this moment? What makes it feel that way?',
    },
    {
      question: 'About {1}: what do you know for certain, and what are you filling in yourself?',
    },
    {
      question: 'What speaks against {2}? Small things count.',
    },
    {
      question: 'Have you stood somewhere like this before? How did it turn out?',
    },
    {
      question: 'Suppose it did come to {2}. What would you do on the first day, and who would be there?',
    },
    {
      question: 'Which part of {1} is in your hands, and which part is not?',
    },
    {
      question:
        'If a good friend told you all this, what would you say to them? Put the line you like best in [brackets].',
      unanswered: 'the words you would have for a friend',
    },
    {
      question: 'Now let it be said to you: {11}. What happens in you as you read it?',
    },
    {
      question: 'What makes {1} heavier just now? Tiredness, hunger, hurry, carrying it alone?',
    },
    {
      question: 'Think of {4}. When was it last there, on an ordinary day?',
    },
    {
      question: 'What is the smallest thing you could do today for {4}?',
    },
    {
      question: 'What could come in between, and what will you do then?',
    },
    {
      question: 'Who or what could make this a little lighter to carry?',
    },
    {
      question: 'What may wait until tomorrow, or longer?',
    },
    {
      question: 'From 0 to 100, how close does {2} feel now? What moved, if anything did?',
    },
    {
      question: 'When {1} comes back, which thought do you want at hand? Perhaps {11}.',
    },
    {
      question: 'Look up for one breath. What do you see and hear where you are, and how are you now?',
    },
  ],
  free: [
    {
      question: 'What is on your mind? Start anywhere.',
    },
  ],
};
