import type { WordClasses } from '@reflectory/domain/phrases';

export const de: WordClasses = {
  kin: `mutter mama mutti mami vater papa vati papi bruder schwester oma opa omi opi großmutter großvater sohn tochter mann
    frau ehemann ehefrau tante onkel cousin cousine neffe neffen nichte enkel enkelin enkelkind schwiegermutter
    schwiegervater schwiegersohn schwiegertochter schwager schwägerin freund freundin partner partnerin kollege kollegen
    kollegin nachbar nachbarn nachbarin kumpel zwilling patenkind patenonkel patentante eltern geschwister lehrer lehrerin
    trainer trainerin chef chefin vermieter vermieterin mitbewohner mitbewohnerin ex kleine kleiner kleinen große großer`,
  pet: `hund hündin katze kater hamster kaninchen meerschweinchen wellensittich pferd pony papagei hase dackel welpe`,
  my: `mein meine meinen meinem meiner meines unser unsere unseren unserem unserer der die das den dem`,
  have: `habe hab hatte haben hatten hatt hat hast`,
  am: `bin war sind waren`,
  feel: `fühle fühl fühlte fühlen fühlten gefühlt fühlt`,
  nobody: `niemand keiner kein keine niemanden keinen niemandem keinem`,
  test: `prüfung klausur test examen abitur abi führerschein führerscheinprüfung fahrprüfung matura bachelor bachelorarbeit
    master masterarbeit staatsexamen gesellenprüfung meisterprüfung abschlussprüfung mathearbeit mathetest vokabeltest
    zwischenprüfung aufnahmeprüfung theorieprüfung sprachprüfung nachprüfung doktorarbeit diplom quali`,
  job: `job stelle arbeitsstelle ausbildungsplatz lehrstelle studienplatz praktikum praktikumsplatz wohnung auftrag kredit
    visum stipendium therapieplatz kitaplatz kindergartenplatz vertrag festvertrag beförderung traumjob rolle hauptrolle`,
  device: `drucker computer rechner laptop handy internet wlan router waschmaschine spülmaschine heizung auto fahrrad rad aufzug
    fahrstuhl lift app programm server fernseher boiler staubsauger kaffeemaschine system software website seite reifen
    therme herd kühlschrank bildschirm tablet update`,
  transport: `zug bus bahn flug flieger straßenbahn tram anschluss anschlusszug anschlussflug ubahn sbahn zubringer`,
  night: `nacht nächte`,
  body: `herz hände knie beine magen bauch brust hals kehle atem puls`,
};
