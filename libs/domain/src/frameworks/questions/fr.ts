import type { QuestionTexts } from '../framework.ts';

/** The questions of every framework in French. */
export const fr: QuestionTexts = {
  tension: [
    { question: 'Qu’est-ce qui te tiraille aujourd’hui ? Raconte-le comme c’est arrivé.' },
    {
      question: 'Une part de toi veut quelque chose. Que veut-elle ?',
      unanswered: 'ce que veut une part de toi',
    },
    {
      question: 'Et l’autre part : que veut-elle, ou que ne veut-elle pas ?',
      unanswered: 'ce que veut l’autre part',
    },
    { question: 'Regarde un instant {2}. Que cherche à protéger cette part ?' },
    { question: 'Regarde maintenant {3}. Que cherche à protéger cette part ?' },
    { question: 'Supposons que les deux parts aient un peu raison. À quoi cela ressemblerait-il ?' },
    { question: 'Quelle petite chose peux-tu faire, ou laisser, d’ici demain ?' },
  ],
  anxious: [
    {
      question:
        'Qu’est-ce qui pèse sur toi en ce moment ? Si quelques mots en sont le cœur, mets-les entre [crochets].',
      unanswered: 'ce qui pèse sur toi',
    },
    {
      question: 'Quand tu penses à {1}, que crains-tu de voir arriver ?',
      unanswered: 'ce que tu crains',
    },
    { question: 'Où le sens-tu dans ton corps, et comment est-ce à cet endroit ?' },
    {
      question: 'Derrière {1}, il y a quelque chose qui compte pour toi. Qu’est-ce que c’est ?',
      unanswered: 'ce qui compte pour toi',
    },
    {
      question:
        'De 0 à 100, à quel point {2} te paraît proche en ce moment ? Qu’est-ce qui donne cette impression ?',
    },
    { question: 'À propos de {1} : que sais-tu avec certitude, et que complètes-tu de toi-même ?' },
    { question: 'Qu’est-ce qui parle contre {2} ? Les petites choses comptent.' },
    { question: 'As-tu déjà connu un moment semblable ? Comment cela s’est-il terminé ?' },
    { question: 'Supposons que {2} arrive. Que ferais-tu le premier jour, et qui serait là ?' },
    { question: 'Quelle part de {1} dépend de toi, et quelle part n’en dépend pas ?' },
    {
      question:
        'Si une personne chère te racontait tout cela, que lui dirais-tu ? Mets la phrase que tu préfères entre [crochets].',
      unanswered: 'les mots que tu aurais pour une personne chère',
    },
    {
      question:
        'Maintenant, c’est à toi que s’adressent ces mots : {11}. Que se passe-t-il en toi quand tu les lis ?',
    },
    {
      question:
        'Qu’est-ce qui rend {1} plus lourd en ce moment ? La fatigue, la faim, la hâte, le fait de le porter sans aide ?',
    },
    { question: 'Pense à {4}. Quand était-ce là pour la dernière fois, un jour ordinaire ?' },
    { question: 'Quelle est la plus petite chose que tu pourrais faire aujourd’hui pour {4} ?' },
    { question: 'Qu’est-ce qui pourrait se mettre en travers, et que feras-tu alors ?' },
    { question: 'Qui, ou quoi, pourrait rendre cela un peu plus léger à porter ?' },
    { question: 'Qu’est-ce qui peut attendre demain, ou plus longtemps ?' },
    {
      question:
        'De 0 à 100, à quel point {2} te paraît proche maintenant ? Qu’est-ce qui a bougé, si quelque chose a bougé ?',
    },
    { question: 'Quand {1} reviendra, quelle pensée voudras-tu avoir sous la main ? Peut-être {11}.' },
    {
      question:
        'Lève les yeux le temps d’une respiration. Que vois-tu et qu’entends-tu là où tu es, et comment vas-tu maintenant ?',
    },
  ],
  free: [{ question: 'Qu’as-tu en tête ? Commence où tu veux.' }],
};
