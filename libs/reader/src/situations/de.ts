import type { SituationWords } from './cues.ts';

export const de: SituationWords = {
  nobody: 'keiner, niemand, keinen, kein mensch, alle außer mir, alle ohne mich, kein anruf, keine nachricht',
  included:
    'platz freigehalten, einen platz, mich eingeladen, eingeladen, auf mich gewartet, neben mich gesetzt, mit mir geredet|gesprochen|gegessen, gekommen, an meinen geburtstag gedacht, mich angerufen, angerufen, mich gefragt, hat gefragt, mich bemerkt, sich gemeldet, gemeldet, mich gewählt, zum reden, zum anrufen, dem ich es erzählen, vermisst mich, gefragt was ich, gefragt wie es mir',
  alone: 'allein, alleine, für mich allein, ganz allein, mit mir selbst, ein teller, nur ich, ohne gäste',
  feast:
    'geburtstag, kerzen, torte, kuchen, weihnachten, heiligabend, silvester, mitternacht, valentinstag, jahrestag, feier, ostern, hochzeit, im auto gegessen',
  noAnswer:
    'keine antwort, nicht geantwortet, nicht zurückgeschrieben, nicht zurückgerufen, nicht gemeldet, nichts gehört, meldet sich nicht, geht nicht ran, geht nicht ans telefon, mailbox, nicht nach hause gekommen, noch nicht da, noch nicht zurück, antwortet nicht, schreibt nicht zurück, nichts von ihm|ihr',
  long: 'tagen, tage, nächte, wochen, monaten, stunden, den ganzen tag|abend|morgen, die ganze nacht|woche|zeit, zweimal, dreimal, viermal, fünfmal, immer wieder, seit montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|gestern, um drei uhr, bis drei, nachts, im bus, im zug, seit',
  refused:
    'absage, absagen, abgelehnt, abgesagt, nicht genommen, nicht bekommen, nicht dabei, ein nein, hat nein gesagt, haben nein gesagt, übergangen, nicht auf der liste, leider, nicht meiner, nicht ich, durchgefallen',
  mine: 'meine bewerbung, mein name, mein buch, meine idee, das projekt, mein projekt, meine folien, meine arbeit, der job, den job, die stelle, die rolle, die beförderung, den preis, die wohnung, das stipendium, monat, manuskript, vorstellungsgespräch, die liste, dieses jahr, derselbe text, meinen namen, als ihre, als seine, mit meinem',
  toOther:
    'der neuen gegeben, dem neuen gegeben, jemand anderem, jemand anderen, einem anderen, einer anderen, der neuen, dem neuen, dem kollegen, der kollegin, statt mir, anderen genommen, an den anderen',
  public:
    'vor allen, vor der ganzen klasse, vor versammelter, vor der klasse, vor dem team, vor den kollegen, vor meiner|meinem|meinen, alle haben geschaut, alle schauten, alle starrten, an der kasse, auf der bühne, hinter mir stand, hinter mir, in der sitzung, im meeting, am tisch, die ganze schlange, die ganze klasse, ganze klasse, der ganze raum',
  failed:
    'karte ging nicht, karte abgelehnt, karte nicht, hängengeblieben, blackout, gestottert, gestolpert, verschüttet, fallen lassen, hingefallen, text vergessen, stimme weg, falschen namen, hose offen, versprochen, verwechselt, nicht gelesen, keine antwort gewusst, nicht gewusst, gelacht als ich',
  beg: 'musste .. bitten, bitten müssen, um geld bitten, geld leihen, leihen müssen, gebettelt, zur tafel, bei der tafel, fragen müssen ob',
  burden:
    'geld, miete, kredit, schulden, abgabe, prüfung, prüfungen, klausur, diplomarbeit, masterarbeit, postfach, steuererklärung, steuer, letzte rate, umzug, prozess, probezeit, führerschein, bericht, kündigung, gerichtstermin',
  wronged:
    'als ihre ausgegeben, als seine ausgegeben, als ihre verkauft, angelogen, belogen, gelogen, hinter meinem rücken, versprechen gebrochen, mein tagebuch gelesen, meine nachrichten gelesen, geklaut, gestohlen, betrogen, angeschrien, ausgelacht, mir ins wort gefallen, mir die schuld, beschuldigt, ignoriert, vorgedrängelt, weggeworfen, weitererzählt, beschimpft, abgeschrieben',
  untold:
    'ohne ein wort, ohne zu fragen, ohne uns, ohne was zu sagen, ohne etwas zu sagen, kein wort, einen tag später, erst hinterher, als letzte erfahren, als letzter erfahren, aus der zeitung, von anderen erfahren, ohne vorwarnung, nicht gesagt',
  home: 'vermieter, die wohnung, unsere wohnung, das haus, unser haus, der mietvertrag, die miete, das waschbecken, die küche, mein zimmer, der kühlschrank, das bad, das bett, mein job, die firma, die schule, meine stunden',
  result:
    'befund, ergebnis, ergebnisse, untersuchung, biopsie, röntgen, blutwerte, der brief, prüfung, urteil, knoten, mrt, der arzt hat angerufen, die klinik hat angerufen, tierarzt, muttermal, test',
  good: 'gut, negativ, bestanden, gutartig, nichts ernstes, nicht das was sie, nicht das was, nichts gefunden, sauber, in ordnung, normal, alles gut, entwarnung, fehlalarm, durch, gesund, zu unseren gunsten',
  bad: 'durchgefallen, positiv, schlechter, schlecht, nicht gut, zurück, gestreut, verloren, um zwei punkte, um einen punkt, nicht gereicht',
  finished:
    'abgegeben, fertig, abgeschickt, eingereicht, vorbei, geschafft, abbezahlt, leer, abgehakt, unterschrieben, hinter mir, vom tisch, raus, überstanden, erledigt',
  gone: 'gestorben, tot, seit er|sie tot, seit seinem|ihrem tod, beerdigung, begraben, weg ist, ausgezogen, verlassen, seit er|sie weg, vor einem jahr, ohne ihn|sie, eingeschläfert, grab, witwe',
  remains:
    'zahnbürste, sein|ihr mantel, seine|ihre jacke, sein|ihr stuhl, seine|ihre tasse, seine|ihre schuhe, seine|ihre hausschuhe, seine|ihre brille, seine|ihre stimme, seine|ihre schrift, seine|ihre nummer, seine|ihre seite, sein|ihr pullover|schal|hut, seine|ihre uhr, die leine, der napf, sein|ihr kissen, zwei teller, zwei tassen, für zwei gedeckt, ihr parfum, kinderbett, sein|ihr name',
  still:
    'noch, immer noch, wieder, schon wieder, noch immer, jedes mal, noch einmal, konnte nicht aufhören, nicht aufhören, kann nicht aufhören',
  parent: 'mama, mutter, papa, vater, oma, opa, meine eltern, mein mann, meine frau',
  estranged:
    'namen meines bruders, namen meiner schwester, falschen namen, nicht erkannt, erkennt mich nicht, wer ich bin, gefragt wer, meinen namen vergessen, durch mich durch, das wort nicht gefunden, dasselbe gefragt, hält mich für, nennt mich, wie ich heiße, meinen namen nicht',
  little:
    'baby, das baby, mein sohn, meine tochter, sie, er, mein enkel, meine enkelin, die kleine, der kleine, die kinder, mein mädchen, mein bub, das kleinkind, neffe, nichte, welpe, kätzchen, die katze, der hund, kleine hand',
  tender:
    'auf die brust, auf der brust, auf mir eingeschlafen, an meiner schulter, in meinem arm, in meinen armen, meine hand genommen, hand in hand, bei der hand, an den händen, hielten uns, hörte auf zu schreien|weinen, erstes wort, erste schritte, erstes lächeln, umarmt, mama gesagt, papa gesagt, geküsst, ich liebe dich, in der küche getanzt, hand gehalten, mir entgegengelaufen, um den hals',
  news: 'zwei striche, schwanger, positiver test, verlobt, ja gesagt, der ring, herzschlag, herztöne, auf dem bildschirm, zwillinge, kommt heim, kommt nach hause, erwarten',
  first:
    'erste nacht, erster abend, erster morgen, erster schnee, das erste mal, neue wohnung, neuen wohnung, neues haus, endlich unser, eigene wohnung, sonntag, freier tag, endlich',
  cosy: 'pizza auf dem boden, eine lampe, kerze, ofen, decke, tee, suppe, regen am fenster|dach, ein buch, wollsocken, hausschuhe, badewanne, keine pläne, ruhig, langsam, sonne im|auf, garten, pfannkuchen, kartons, fenster offen, kaffee im bett, brot im ofen',
  checked:
    'die tür kontrolliert, kontrolliert, nachgeschaut ob, noch einmal aufgestanden, aufs handy geschaut, handy kontrolliert, geld gezählt, durchgerechnet, die mail noch einmal, an der tür gehorcht, wach gelegen, gegoogelt, geprobt, herd kontrolliert',
  nuisance:
    'bohren, bohrt, heizung, schlange, verspätung, ausgefallen, fällt aus, kaputt, ausgesperrt, wartezimmer, stau, drucker, wlan, internet, warteschleife, formular, formulare, aufzug, platten, koffer weg, laubbläser, bellt, strafzettel, abgestürzt, update, passwort, sitzung, vortrag, spülmaschine, waschmaschine, baustelle, schienenersatz, kein warmwasser, die app, gelöscht, stunde zu spät, alarm, falsch geschrieben, mein name wieder falsch, steht mein name, notaufnahme, ohne stuhl, falscher name',
  early:
    'um sechs, um sieben, um fünf, sonntags, am sonntag, um mitternacht, am kältesten tag, am heißesten tag, an meinem freien tag, im urlaub, vor neun, am tag davor, eine stunde vor, fünf minuten vor',
  praise:
    'toll, na toll, herrlich, wunderbar, super, klasse, prima, großartig, perfekt, ausgezeichnet, wie nett, vielen dank auch, danke auch, na bravo, bravo, glückwunsch, reizend, genau was, das hat mir noch gefehlt, na prima, fein, was für eine freude',
  limb: 'beine, knie, hände, hand, herz, brust, hals, kehle, magen, bauch, kiefer, zähne, schultern, nacken, wangen, gesicht, ohren, haut, augen, kopf, knochen, arme, körper, stimme, atem, aufgewacht, geschlafen',
  shaky:
    'pudding, zittern, zitterten, zitterte, gezittert, schlottern, schlotterten, klopfte, klopft, raste, rast, hämmerte, bis zum hals, weich, gaben nach, kalter schweiß, zu berge, trocken, stehengeblieben, aussetzte',
  tight:
    'knoten, stein im, stein, blei im, zusammengebissen, zähnezusammenbeißen, verspannt, eng, zugeschnürt, mahlen, dreht sich um, tut weh vom, wie eine faust, krampf',
  loose:
    'gelöst, locker, fiel ab, losgelassen, wieder atmen, aufgeatmet, ausgeatmet, zum ersten mal diese woche, leichter, runter',
  heavy:
    'schwer, nasser sand, blei, wie blei, wie beton, nicht hochgekommen, nicht bewegen, geschleppt, leer, zehn stunden geschlafen, zwölf stunden geschlafen, erschöpft',
  burning: 'brannten, brannte, heiß, rot, knallrot, hochrot, glühten, glühte, feuerrot',
  choked: 'zugeschnürt, kloß, nass, geschluckt, voll, verschwommen, brachen, brach, versagte, brannten',
  beam: 'grinsen, gegrinst, lächeln, gelächelt, gelacht, lachen, gesungen, getanzt, gepfiffen, gesummt, gestrahlt, breit gegrinst',
  danger:
    'haarscharf, fast erwischt, beinahe erwischt, gerutscht, schritte hinter, verfolgt, rauch, alarm ging los, die bremsen, turbulenzen, geknurrt, flammen, jemand an der tür, auf die straße gelaufen, zur straße gelaufen, ins wasser gefallen, nicht mehr geatmet, untergegangen, krankenwagen, auf dem eis',
  chosen:
    'namen vorgelesen, meinen namen, aufgerufen, mich gewählt, ausgewählt, gewonnen, gedruckt, veröffentlicht, angenommen, genommen, zugesagt, erster platz, auf der liste, vorgelesen, über meinen witz gelacht, geklatscht, sie wollen mich',
  kind: 'daran gedacht, mitgebracht, hingestellt, gekocht, mich gefahren, getragen, mit mir gewartet, bei mir geblieben, für mich eingesprungen, geliehen, geschickt, die tür aufgehalten, nachgefragt, gefragt wie, bezahlt, repariert, an mich gedacht, vorbeigekommen, die kinder genommen, mein auto gewaschen, rasen gemäht, schnee geräumt, blumen gegossen, kuchen hingestellt, seinen platz gegeben, ihren platz gegeben, zurückgebracht, gefunden und gebracht',
  unasked:
    'von selbst, ohne dass ich was, ungefragt, einfach so, von sich aus, aus heiterem himmel, ohne ein wort, obwohl er|sie, nach der arbeit, den ganzen weg, im regen, todestag, wollte nichts dafür',
  outdone:
    'alle außer mir, alle anderen, die einzige, der einzige, die älteste, der älteste, die langsamste, als letzte, als letzter, jünger als ich, doppelt so schnell, hatten es gelesen, wussten, schlauer, besser als ich, halb so alt',
  harsh:
    'angeschrien, angefahren, angeblafft, angemotzt, laut geworden, die geduld verloren, vergessen anzurufen, nicht besucht, nicht angerufen, verpasst, keine zeit gehabt, zum weinen gebracht, nicht da gewesen, aufgelegt, nicht so anstellen, soll aufhören, baby genannt, stell dich nicht so',
  foul: 'schimmel, maden, haare im, haar in, erbrochen, kotze, verfault, schleim, kakerlake, ratten, gestank, stank, zehennägel, gespuckt, rotz, fettig, etwas totes, fliegen',
  vast: 'sterne, sternenhimmel, milchstraße, nordlichter, polarlicht, wal, wale, sonnenfinsternis, der berg, die berge, die wüste, dom, komet, gletscher, stare, das meer, schlucht, der mond, glühwürmchen, schnee, nebel, reh',
  leaving:
    'schlüssel übergeben, schlüssel vom, an fremde, letzter blick, letzte nacht in, leere zimmer, verkauft, umzugswagen, zum letzten mal zugesperrt, letzte kiste, nachgewunken, weggefahren, am bahnsteig, abschied am',
  theyGot:
    'sie hat das .. bekommen, er hat das .. bekommen, hat sich .. gekauft, haben sich .. gekauft, hat ein haus, befördert worden, eckbüro bekommen, verlobt, schon wieder schwanger, neues auto, buchvertrag, hat die stelle',
  same: 'selben woche, gleichen woche, selben jahr, gleichen jahr, gleich alt, zusammen angefangen, wir haben .. angefangen, jünger als ich, zwei jahre jünger, und ich, während ich, ich noch immer, ein stich',
  hurtFace:
    'lippe gezittert, lippe zitterte, gesicht fiel, wurde still, wurde ganz still, augen voll, fing an zu weinen, in tränen, tür zugemacht, nach oben gelaufen, nicht mehr angeschaut, auf den boden geschaut',
  stranger:
    'bub von nebenan, junge von nebenan, mädchen von nebenan, von nebenan, der nachbar, die nachbarin, nachbarn, ein fremder, eine fremde, der fahrer, die dame, ein alter mann, eine frau, kollegin, kollege, der postbote, die kassiererin, schaffner, alte lehrerin',
  dread:
    'brief von der bank, der brief vom, mahnung, letzte mahnung, überzogen, die rechnung, gerichtsvollzieher, blauer brief, verpasster anruf von, vorladung, knoten, ihr husten, sein husten, was wenn',
  awake:
    'vier uhr früh, drei uhr früh, um vier, um drei, wach, ungeöffnet, nicht aufgemacht, auf der treppe, unter dem stapel, in der schublade, im dunkeln, zur decke, kein schlaf, vor mir her, wieder',
};
