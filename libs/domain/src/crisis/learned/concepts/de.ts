/** German words of the concepts. */
export const de = `
i: ich mich mir mein meine meinen meinem meiner meins
you: du dich dir dein deine euch ihr euer
they: sie ihnen leute anderen andere alle familie
third: er ihn ihm sein seine
nobody: niemand keiner niemanden niemandem kaner kana
everyone: jeder alle allen jemand
not: nicht nie nichts kein keine keinen keinem ohne niemals net nich nix
cannot: unmöglich unfähig
die: sterb* stirbt gestorben krepier* abkratzen verreck*
dead: tot tod tote toter todes* tödlich leiche leblos
kill: umbring* umgebracht töten tötet getötet ermord* mord* bring bringt
suicide: suizid* selbstmord* freitod sterbehilfe lebensmüde
live: leben lebens* lebt lebe lebend lebendig gelebt existier* dasein existenz überleb* weiterleb*
breathe: atm* luft herz puls
wake: aufwach* wach wache erwach* morgen morgens aufsteh* aufzuwachen
sleep: schlaf* schläft einschlaf* bett traum träum* müde
end: ende ends enden beend* schluss aufhör* vorbei fertig aus stopp* zu
start: anfang* beginn* neu neue neuen neuer
gone: weg verschwind* verschwund* fort lösch* gelöscht ausradier*
leave: geh gehe gehen geht gegangen abtreten aussteig* raus verlass* hinaus ausgang ausweg
here: hier da bleib* geblieben
last: letzte letzter letzten letztes
forever: immer ewig* endgültig für
again: mehr wieder nochmal
goodbye: abschied* lebewohl tschüss adieu machs
sorry: leid verzeih* entschuldig* sorry schuld vergeb*
love: lieb liebe lieber liebt umarm* geliebt
miss: vermiss* merk* gemerkt fehlen fehle auffall*
letter: brief* geschrieben schreib* schrieb zettel nachricht karte abschiedsbrief* aufgenommen
papers: testament notar lebensversicherung versicherung* konto vollmacht passwort code ordner
give: gegeben schenk* geschenkt verschenk* gib geben gab
heir: uhr schmuck ring* gitarre konsole bücher sammlung erbe* perlen
pet: hund hunde katze kater kanari* hamster pferd goldfisch
kids: kind kinder kindern sohn tochter kleine kleiner kleinen bub baby enkel*
parent: mama mutter papa vater eltern oma opa mutti
partner: mann frau freundin ehemann ehefrau lena ex chum
friend: freund freunde kumpel kolleg* bro
pill: tablette* pille* medikament* schlaftablette* überdosis morphin pflaster pulver* dosis
blade: klinge* rasier* messer schneid* geschnitten ritz* geritzt arm pulsader* narbe* verletz*
rope: seil strick balken häng* erhäng* dachboden
gun: flinte gewehr pistole waffe kugel schuss erschieß*
height: brücke* dach balkon fenster sprung spring* klippe* stock stockwerk* turm geländer runter runterspring*
water: fluss see wasser ertrink* ufer donau meer rhein
train: zug züge gleis* bahnsteig schiene* bahn laster lkw u-bahn
crash: lenkrad baum leitplanke gegenverkehr wand unfall*
gas: garage abgas* gas gasherd motor
tired: müde erschöpft kraft kraftlos ausgelaugt satt
pain: schmerz* weh tut leid* qual* unerträglich
burden: last belast* nutzlos wertlos versager* überflüssig fehler unnütz kaputt ersetzbar ballast
better: besser leichter erleichtert ruhe frieden frei geholfen dran
point: sinn sinnlos wozu grund gründe wofür zweck lohnt bringt
hope: hoff* hoffnung* hoffentlich
despair: verzweifel* hoffnungslos ausweglos aussichtslos
future: zukunft morgen jahr jahre nächste nächsten
time: heute nacht abend wochenende freitag montag dienstag sonntag weihnachten ostern geburtstag märz winter
plan: plan geplant plane entschluss entschieden entscheid* beschlossen termin
ready: fertig aufgeräumt hergericht* ordnung geordnet erledigt bereit
calm: ruhig ruhe still stille gelassen leicht
afraid: angst fürcht* sorge* panik
courage: mut traue trau
god: gott herrgott bete beten himmel hölle pfarrer kirche lieber
wish: will möchte wünsch* wollte würde gern gerne liebsten hätte mag wü mecht
think: denk* dachte gedacht gedanke* vorstell*
find: find* findet gefunden
key: schlüssel ersatzschlüssel tür zu
money: geld schulden rate raten miete bezahl* insolvenz
funeral: beerdig* begräbnis grab sarg urne friedhof bestatt* leich
hospital: krankenhaus arzt ärztin klinik doktor station operation mrt krebs schlaganfall chefarzt
help: hilfe helf* therap* seelsorge beratung
search: gegoogelt google* internet gesucht such*
born: geboren geburt
fail: versag* gescheitert fehler verloren verlier*
hate: hasse hass* ekel* ertrag*
empty: leer leere taub nichts
dark: dunkel* schwarz licht tunnel grau
alone: allein alleine einsam* verlassen
secret: heimlich gesagt sag sage erzählt verschweig* verheimlich* lächel* tu lüge gelogen
count: zähl* gezählt tage stunden noch
save: gesammelt sammel* gespart spar* reicht reichen gereicht genug vorrat versteckt
tears: wein* geweint heul* träne* schluchz*
food: tee kaffee suppe kuchen essen gegessen brötchen brot koch* gekocht käse pizza schokolade kartoffel* bier wein knödel torte eis nudeln rouladen gulasch joghurt wurst
work: arbeit* chef* schicht dienst dienstplan büro meeting kunde* kollegin projekt bericht feierabend firma montage baustelle fortbildung
school: schule klasse lehrer* prüfung* klausur uni mathe zeugnis hausaufgabe* seminar abi masterarbeit note ferien
sport: spiel* tor mannschaft fußball verein rennen laufen gym training rad gewonnen liga ski schwimm*
story: film buch roman serie folge* figur stück lied song gelesen lese kapitel gedicht doku podcast krimi oper held fernsehen lied
laugh: lach* gelacht witz* lustig kicher* haha
weather: regen* regnet schnee* sonne wind sturm kalt hitze heiß frost föhn
travel: urlaub* flug reise strand koffer ostsee hotel kur zug
tech: handy telefon wlan laptop app drucker akku computer auto heizung kasse server bildschirm waschmaschine motorrad
house: küche garten* keller streich* gestrichen sofa wohnung zimmer wäsche umzug umziehen bau* hochbeet balkon
clothes: kleid schuhe pulli hut mantel anzug haare frisur
shop: gekauft kauf* kaufe laden verkauft preis* billig kostet rechnung euro
nature: baum vogel blumen tomaten salat enten wald wiese hecht pflanze*
party: party hochzeit taufe fest feier* konzert tanz* gefeiert
good: froh glücklich schön schöne gut toll super herrlich wunderbar stolz spaß
luck: glück zum endlich bestanden geschafft
child-voice: digga krass bro omg bisschen vllt
past: früher damals einst vor
number: eins zwei drei vier fünf sechs sieben acht neun zehn zwanzig hundert
self-only: selbst selber
`;
