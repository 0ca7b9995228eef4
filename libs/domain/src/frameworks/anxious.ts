import type { Framework } from './framework.ts';

/**
 * Twenty-one questions from a worry to the room one sits in (specification, section 5).
 * The answers to 1, 2, 4 and 11 are echoed. German echoes stand only where nominative and accusative look alike.
 */
export const anxious: Framework = {
  key: 'anxious',
  label: { en: 'Anxious', de: 'Unruhig' },
  description: {
    en: 'Twenty-one short questions for a worry that keeps coming back.',
    de: 'Einundzwanzig kurze Fragen für eine Sorge, die immer wiederkommt.',
  },
  steps: [
    {
      question: {
        en: 'What is weighing on you right now? If one phrase is the heart of it, put it in [brackets].',
        de: 'Was lastet gerade auf dir? Wenn ein paar Worte der Kern davon sind, setz sie in [Klammern].',
      },
      unanswered: { en: 'what is weighing on you', de: 'deine Sorge' },
    },
    {
      question: {
        en: 'When you think of {1}, what are you afraid might happen?',
        de: 'Wenn du an {1} denkst: Was, fürchtest du, könnte geschehen?',
      },
      unanswered: { en: 'what you are afraid of', de: 'deine Befürchtung' },
    },
    {
      question: {
        en: 'Where in your body do you notice it, and what is it like there?',
        de: 'Wo in deinem Körper spürst du es, und wie fühlt es sich dort an?',
      },
    },
    {
      question: {
        en: 'Behind {1} there is something you care about. What is it?',
        de: 'Durch {1} zeigt sich etwas, das dir wichtig ist. Was ist es?',
      },
      unanswered: { en: 'what you care about', de: 'das, was dir wichtig ist' },
    },
    {
      question: {
        en: 'From 0 to 100, how close does {2} feel at this moment? What makes it feel that way?',
        de: 'Von 0 bis 100: Wie nah fühlt sich {2} in diesem Moment an? Was macht es so nah?',
      },
    },
    {
      question: {
        en: 'About {1}: what do you know for certain, and what are you filling in yourself?',
        de: 'Denk noch einmal an {1}. Was weißt du sicher, und was ergänzt du selbst?',
      },
    },
    {
      question: {
        en: 'What speaks against {2}? Small things count.',
        de: 'Was spricht gegen {2}? Auch Kleines zählt.',
      },
    },
    {
      question: {
        en: 'Have you stood somewhere like this before? How did it turn out?',
        de: 'Warst du schon einmal an einem ähnlichen Punkt? Wie ist es ausgegangen?',
      },
    },
    {
      question: {
        en: 'Suppose it did come to {2}. What would you do on the first day, and who would be there?',
        de: 'Angenommen, {2} träte ein. Was würdest du am ersten Tag tun, und wer wäre da?',
      },
    },
    {
      question: {
        en: 'Which part of {1} is in your hands, and which part is not?',
        de: 'Schau auf {1}. Welcher Teil liegt in deiner Hand, und welcher nicht?',
      },
    },
    {
      question: {
        en: 'If a good friend told you all this, what would you say to them? Put the line you like best in [brackets].',
        de: 'Wenn dir eine gute Freundin all das erzählte: Was würdest du ihr sagen? Setz den Satz, den du am liebsten magst, in [Klammern].',
      },
      unanswered: {
        en: 'the words you would have for a friend',
        de: 'die Worte, die du für eine Freundin hättest',
      },
    },
    {
      question: {
        en: 'Now let it be said to you: {11}. What happens in you as you read it?',
        de: 'Nun gilt es dir: {11}. Was geschieht in dir, wenn du das liest?',
      },
    },
    {
      question: {
        en: 'What makes {1} heavier just now? Tiredness, hunger, hurry, carrying it alone?',
        de: 'Was macht {1} gerade schwerer? Müdigkeit, Hunger, Eile, das Alleinsein damit?',
      },
    },
    {
      question: {
        en: 'Think of {4}. When was it last there, on an ordinary day?',
        de: 'Denk an {4}. Wann war es zuletzt da, an einem gewöhnlichen Tag?',
      },
    },
    {
      question: {
        en: 'What is the smallest thing you could do today for {4}?',
        de: 'Was könntest du heute tun für {4}? Das Kleinste genügt.',
      },
    },
    {
      question: {
        en: 'What could come in between, and what will you do then?',
        de: 'Was könnte dazwischenkommen, und was tust du dann?',
      },
    },
    {
      question: {
        en: 'Who or what could make this a little lighter to carry?',
        de: 'Wer oder was könnte das Tragen etwas leichter machen?',
      },
    },
    {
      question: {
        en: 'What may wait until tomorrow, or longer?',
        de: 'Was darf bis morgen warten, oder länger?',
      },
    },
    {
      question: {
        en: 'From 0 to 100, how close does {2} feel now? What moved, if anything did?',
        de: 'Von 0 bis 100: Wie nah fühlt sich {2} jetzt an? Was hat sich bewegt, falls sich etwas bewegt hat?',
      },
    },
    {
      question: {
        en: 'When {1} comes back, which thought do you want at hand? Perhaps {11}.',
        de: 'Wenn {1} wiederkommt: Welchen Gedanken möchtest du zur Hand haben? Vielleicht {11}.',
      },
    },
    {
      question: {
        en: 'Look up for one breath. What do you see and hear where you are, and how are you now?',
        de: 'Schau für einen Atemzug auf. Was siehst und hörst du, wo du bist, und wie geht es dir jetzt?',
      },
    },
  ],
};
