import type { QuestionTexts } from '../framework.ts';

/** The questions of every framework in German. Echoes stand only where nominative and accusative look alike. */
export const de: QuestionTexts = {
  tension: [
    {
      question: 'Was zieht heute an dir? Erzähl es so, wie es war.',
    },
    {
      question: 'Eine Seite in dir möchte etwas. Was ist es?',
      unanswered: 'das, was die eine Seite möchte',
    },
    {
      question: 'Und die andere Seite: Was möchte sie, oder was möchte sie nicht?',
      unanswered: 'das, was die andere Seite möchte',
    },
    {
      question: 'Schau einen Moment auf {2}. Was möchte diese Seite beschützen?',
    },
    {
      question: 'Schau jetzt auf {3}. Was möchte diese Seite beschützen?',
    },
    {
      question: 'Angenommen, beide Seiten haben ein wenig recht. Wie sähe das aus?',
    },
    {
      question: 'Was ist eine kleine Sache, die du bis morgen tun oder lassen kannst?',
    },
  ],
  anxious: [
    {
      question: 'Was lastet gerade auf dir? Wenn ein paar Worte der Kern davon sind, setz sie in [Klammern].',
      unanswered: 'deine Sorge',
    },
    {
      question: 'Wenn du an {1} denkst: Was, fürchtest du, könnte geschehen?',
      unanswered: 'deine Befürchtung',
    },
    {
      question: 'Wo in deinem Körper spürst du es, und wie fühlt es sich dort an?',
    },
    {
      question: 'Durch {1} zeigt sich etwas, das dir wichtig ist. Was ist es?',
      unanswered: 'das, was dir wichtig ist',
    },
    {
      question: 'Von 0 bis 100: Wie nah fühlt sich {2} in diesem Moment an? Was macht es so nah?',
    },
    {
      question: 'Denk noch einmal an {1}. Was weißt du sicher, und was ergänzt du selbst?',
    },
    {
      question: 'Was spricht gegen {2}? Auch Kleines zählt.',
    },
    {
      question: 'Warst du schon einmal an einem ähnlichen Punkt? Wie ist es ausgegangen?',
    },
    {
      question: 'Angenommen, {2} träte ein. Was würdest du am ersten Tag tun, und wer wäre da?',
    },
    {
      question: 'Schau auf {1}. Welcher Teil liegt in deiner Hand, und welcher nicht?',
    },
    {
      question:
        'Wenn dir eine gute Freundin all das erzählte: Was würdest du ihr sagen? Setz den Satz, den du am liebsten magst, in [Klammern].',
      unanswered: 'die Worte, die du für eine Freundin hättest',
    },
    {
      question: 'Nun gilt es dir: {11}. Was geschieht in dir, wenn du das liest?',
    },
    {
      question: 'Was macht {1} gerade schwerer? Müdigkeit, Hunger, Eile, das Alleinsein damit?',
    },
    {
      question: 'Denk an {4}. Wann war es zuletzt da, an einem gewöhnlichen Tag?',
    },
    {
      question: 'Was könntest du heute tun für {4}? Das Kleinste genügt.',
    },
    {
      question: 'Was könnte dazwischenkommen, und was tust du dann?',
    },
    {
      question: 'Wer oder was könnte das Tragen etwas leichter machen?',
    },
    {
      question: 'Was darf bis morgen warten, oder länger?',
    },
    {
      question:
        'Von 0 bis 100: Wie nah fühlt sich {2} jetzt an? Was hat sich bewegt, falls sich etwas bewegt hat?',
    },
    {
      question: 'Wenn {1} wiederkommt: Welchen Gedanken möchtest du zur Hand haben? Vielleicht {11}.',
    },
    {
      question:
        'Schau für einen Atemzug auf. Was siehst und hörst du, wo du bist, und wie geht es dir jetzt?',
    },
  ],
  free: [
    {
      question: 'Was geht dir durch den Kopf? Fang irgendwo an.',
    },
  ],
};
