import type { Language } from '@reflectory/contracts/languages';

type Facts = { product: string; person: string; day: string; entries: number };

const texts: Record<Language, (facts: Facts) => readonly string[]> = {
  en: ({ product, person, day, entries }) => [
    `Everything that ${product} keeps of ${person}, as it was on ${day} (${entries} entries).`,
    'entries/   each entry as a Markdown file, by year. The lines at its top say when and how it was written and what was found in it.',
    'bin/       entries that you deleted and that are not gone yet.',
    'artworks/  the drawing of each entry. Every browser shows it.',
    'files/     what you uploaded.',
    'reflectory.json   the same and all the rest, for programs: account, profile, sessions, insights, links, subscription.',
    'Some of this is private. Keep it where only you can read it.',
  ],
  de: ({ product, person, day, entries }) => [
    `Alles, was ${product} von ${person} aufbewahrt, Stand ${day} (${entries} Einträge).`,
    'entries/   jeder Eintrag als Markdown-Datei, nach Jahren. Die Zeilen am Anfang sagen, wann und wie er geschrieben und was in ihm gefunden wurde.',
    'bin/       Einträge, die du gelöscht hast und die noch nicht fort sind.',
    'artworks/  die Zeichnung zu jedem Eintrag. Jeder Browser zeigt sie.',
    'files/     was du hochgeladen hast.',
    'reflectory.json   dasselbe und alles Weitere für Programme: Konto, Profil, Sitzungen, Einsichten, Links, Abonnement.',
    'Manches davon ist privat. Bewahre es so auf, dass nur du es lesen kannst.',
  ],
  fr: ({ product, person, day, entries }) => [
    `Tout ce que ${product} garde de ${person}, dans son état du ${day} (nombre d’entrées : ${entries}).`,
    'entries/   chaque entrée en fichier Markdown, par année. Les lignes du début disent quand et comment elle a été écrite et ce qui y a été trouvé.',
    'bin/       les entrées que tu as supprimées et qui ne sont pas encore effacées.',
    'artworks/  le dessin de chaque entrée. Tous les navigateurs l’affichent.',
    'files/     ce que tu as déposé.',
    'reflectory.json   la même chose et tout le reste, pour les programmes : compte, profil, séances, éclairages, liens, abonnement.',
    'Une partie est privée. Garde-la là où personne d’autre ne peut la lire.',
  ],
  ar: ({ product, person, day, entries }) => [
    `كل ما يحفظه ${product} عن ${person} كما كان في ${day} (عدد التدوينات: ${entries}).`,
    'entries/   كل تدوينة في ملف Markdown، مرتبة بحسب السنة. تقول أسطرها الأولى متى كُتبت وكيف وما الذي وُجد فيها.',
    'bin/       التدوينات التي حذفتها ولم تُمحَ بعد.',
    'artworks/  لوحة كل تدوينة. يعرضها كل متصفح.',
    'files/     ما رفعته.',
    'reflectory.json   الشيء نفسه وكل ما تبقى، للبرامج: الحساب والملف الشخصي والجلسات والرؤى والروابط والاشتراك.',
    'بعض هذا خاص. احفظه حيث لا يقرؤه سواك.',
  ],
};

/** What README.txt says, in the language of the instance. */
export function readmeText(language: Language, facts: Facts): string {
  return `${texts[language](facts).join('\n\n')}\n`;
}
