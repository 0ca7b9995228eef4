const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Small words that stand in nearly every sentence. */
const functionWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(`the and of to is it that was for with my you this but not have had are they we she his her be which
    from i me what all been would there when then so it's i'm don't feel after home before who them`),
  de: list(`der und das ist nicht ich mit sich auf für dem den ein eine einen war auch noch wie mir mich habe hatte
    sind aber wenn nur bei nach heute zu aus wir es sehr bin dass oder schon mein meine kein doch`),
  fr: list(`le la les et des est pas je que dans pour une avec sur suis mais qui ce cette au aux mon ma j'ai c'est
    plus elle ils nous vous très être avoir aujourd'hui`),
  es: list(`el los las y que en una por con para mi muy pero como más yo estoy hoy está lo fue esta porque`),
  it: list(`il gli che di e non una per con sono mi ho ma oggi molto anche della nel è come questo perché`),
  nl: list(`de het een en van ik niet dat op met voor zijn maar ook nog wel bij heb mijn vandaag naar geen`),
  pt: list(`o os um uma e não que com por mas muito eu meu minha hoje foi estou está na em são mais`),
  pl: list(`i nie się na że jest w z do to jak ale dzisiaj mnie mam był bardzo jestem`),
  tr: list(`ve bir bu çok için ama ben değil daha gibi bugün ne var mi`),
  sv: list(`och att det som en på är av för inte jag med har till men idag mig så`),
};
const sampleLength = 400;

/**
 * Language of a text by its function words (ISO 639-1); `fallback` when there are too few words to tell, null when
 * there are no words or they are in a script that none of the known languages uses.
 */
export const detectLanguage = (text: string, fallback: string): string | null => {
  const words =
    text
      .slice(0, sampleLength * 12)
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}][\p{L}'-]*/gu) ?? [];
  if (words.length === 0) return null;
  const arabic = words.filter((word) => /^\p{Script=Arabic}/u.test(word));
  if (arabic.length * 2 > words.length) return 'ar';
  const latin = words.filter((word) => /^\p{Script=Latin}/u.test(word));
  if (latin.length * 2 < words.length) return null;
  const counts = Object.entries(functionWords).map(([language, own]) => ({
    language,
    hits: latin.filter((word) => own.has(word)).length,
  }));
  const [best] = counts.sort((a, b) => b.hits - a.hits);
  const english = counts.find(({ language }) => language === 'en')?.hits ?? 0;
  if (!best || best.hits === 0) return fallback;
  return best.hits > english ? best.language : 'en';
};
