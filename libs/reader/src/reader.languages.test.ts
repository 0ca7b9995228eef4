import type { Language } from '@reflectory/contracts/languages';
import { describe, expect, it } from 'vitest';
import type { FeelingName } from './feelings.ts';
import { createReader } from './reader.ts';

const reader = createReader();
const named = (text: string, language: Language) =>
  reader.analyse(text, { language }).emotions.map(({ emotion }) => emotion);

type Case = readonly [text: string, felt: readonly FeelingName[]];
const cases: Readonly<Record<'de' | 'fr' | 'ar', readonly Case[]>> = {
  de: [
    ['Ich bin heute im Büro so traurig gewesen.', ['sadness']],
    ['Das Essen war ekelhaft.', ['disgust']],
    ['Die Nachbarin regt mich auf.', ['anger']],
    ['Er nervt mich.', ['frustration']],
    ['Ich hatte keine Zeit und war trotzdem glücklich.', ['joy']],
    ['Traurig macht mich das nicht.', []],
    ['Ich freue mich auf das Fest morgen nicht.', []],
    ['Der Koch war nervös.', []],
    ['Meine Schwester hat den Job bekommen.', []],
    ['Ich habe endlich den Job bekommen!', ['joy']],
    ['Den Job habe ich nicht bekommen.', ['disappointment']],
    ['Früher hatte ich vor jeder Prüfung Angst.', []],
    ['Im Wald wär ich jetzt ruhig.', []],
    ['Ich könnte heulen.', ['sadness']],
    ['Niemand hat an meinem Geburtstag angerufen.', ['loneliness']],
    ['Der Drucker geht schon wieder nicht.', ['frustration']],
    ['Danach Zahnarzt, Einkauf, Wäsche.', []],
  ],
  fr: [
    ['Je me sens triste sans savoir pourquoi.', ['sadness']],
    ["J'étais heureuse hier.", ['joy']],
    ["Il m'énerve.", ['frustration']],
    ['Je n’en peux plus, tout arrive en même temps.', ['overwhelm']],
    ['Ça m’a fait chaud au cœur.', ['joy']],
    ["J'en ai marre de cette imprimante.", ['frustration']],
    ["Je n'avais pas le temps et j'étais heureuse quand même.", ['joy']],
    ['Ma sœur a eu son permis.', ['pride']],
    ["Paul était triste d'avoir perdu.", []],
    ["Je n'ai pas eu le poste.", ['disappointment']],
    ["Avant, j'avais peur des chiens.", []],
    ["Personne ne m'a appelée pour mon anniversaire.", ['loneliness']],
    ['Le téléphone est mort, je le recharge.', []],
    ['Dentiste, courses, lessive, au lit.', []],
  ],
  ar: [
    ['حاسة بالذنب من الصبح.', ['guilt']],
    ['أنا زعلانة اليوم.', ['sadness']],
    ['أخي أغضبني كثيرا.', ['anger']],
    ['كان يوما ممتعا.', ['joy']],
    ['غضبت أمي كثيرا.', []],
    ['بكى الطفل طوال الطريق.', []],
    ['قال إنه محبط مني.', []],
    ['السوبرانو متضايقة.', []],
    ['ما كنت زعلان.', []],
    ['ما نمت وتعبت كثيرا.', ['weariness', 'worry']],
    ['طفشان من الدوام.', ['frustration']],
    ['ما حدا سأل عني.', ['loneliness']],
    ['زمان كنت أخاف من الكلاب.', []],
    ['أَنَا حَزِينَةٌ جِدًّا.', ['sadness']],
    ['موعد الأسنان ثم السوق ثم الغسيل.', []],
  ],
};

describe.each(['de', 'fr', 'ar'] as const)('%s', (language) => {
  it.each(cases[language])('%s', (text, felt) => {
    expect(named(text, language).toSorted()).toEqual([...felt].toSorted());
  });
});
