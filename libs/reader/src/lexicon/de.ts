import type { FeelingWords } from './feeling-words.ts';

export const de: FeelingWords = {
  joy: {
    words: `glücklich*, froh, frohe*, fröhlich*, freude, freuen mich, freue mich, freute mich, freu mich, hab mich gefreut, habe mich gefreut, mich sehr gefreut, selig, strahlend, strahlte ich, beglückt, entzückt, bester laune, gute laune, guter laune, gut gelaunt, glücksgefühl*, heiter, vergnügt, wunderschöner tag, schönster tag, schönste tag, jubel*, jubelt*, im siebten himmel, überglücklich, hab mich so gefreut,
      macht mich glücklich, machte mich glücklich, spaß gemacht, macht spaß, machte spaß, so viel spaß, genossen, genieße, genoss`,
    faint: `schön, toll, wunderbar, herrlich, spaß, lächeln, lächelte, gelächelt, gelacht, gesungen, getanzt, gefeiert, großartig, super, lieblings*, gelungen, klasse, 😀, 😊, 🎉`,
    signs: `grinse immer noch, grinste die ganze, konnte nicht aufhören zu grinsen, kann nicht aufhören zu grinsen, durch die küche getanzt, gesungen auf dem heimweg, hätte die ganze welt umarmen, vor freude geweint, luftsprung, hüpfte, bestanden, hat ja gesagt, sagte ja, zum ersten mal gelächelt, erstes lächeln, endlich wieder zusammen, die stelle bekommen, die zusage, zusage bekommen`,
  },
  amusement: {
    words: `lustig*, amüsiert*, amüsant*, komisch gefunden, witzig*, zum totlachen, tränen gelacht, gelacht bis, lachen müssen, musste lachen, mussten lachen, kichern, kicherte*, gekichert, schlapp gelacht, kaputtgelacht, urkomisch, zum schießen, laut gelacht, losgelacht, losgeprustet, geprustet, herrlich komisch, grinsen müssen`,
    faint: `lachen, lachte, gelacht, witz, witze, komisch, haha, lol, 😂, 🤣, absurd, albern`,
    signs: `bauchweh vor lachen, bauch tat weh vor lachen, vor lachen, kaffee über den tisch geprustet, die hose verkehrt herum`,
  },
  excitement: {
    words: `aufgeregt*, aufregend*, vorfreude, kann es kaum erwarten, kaum erwarten, konnte es kaum erwarten, gespannt auf, begeister*, voller erwartung, hibbelig, kribbelig, fiebere, zähle die tage, endlich geht es los, elektrisiert, freue mich auf, freu mich auf, freue mich so auf, freu mich schon, bin so gespannt, freue mich riesig`,
    faint: `morgen geht, endlich, wow, abenteuer, omg`,
    signs: `kribbeln im bauch, schmetterlinge im bauch, noch drei tage, noch zwei tage, koffer steht schon gepackt, schon gepackt, vor aufregung nicht schlafen, konnte vor aufregung nicht`,
  },
  hope: {
    words: `hoffnung*, hoffnungsvoll, zuversicht*, optimist*, zuversichtlich, lichtblick, licht am ende des tunnels, neuanfang, es wird besser, wird schon werden, wird besser, aufwärts, neuer mut, mut gefasst, wieder mut`,
    faint: `hoffe, hoffen, hoffentlich, vielleicht klappt, könnte klappen, daumen, besser werden`,
    signs: `vielleicht wird es, zum ersten mal seit monaten, zum ersten mal seit wochen, könnte doch noch, schritt für schritt, es geht voran`,
  },
  pride: {
    words: `stolz*, erfolgserlebnis, zufrieden mit mir, geschafft, triumph*, mit stolzgeschwellter, kann ich mir auf die schulter klopfen, habe es geschafft, hab es geschafft, hab's geschafft, selbst geschafft`,
    faint: `gelungen, erfolg, bestzeit, rekord, endlich fertig, selbst gemacht, bestanden, gewonnen`,
    signs: `ganz allein geschafft, ohne hilfe geschafft, zum ersten mal allein, hab ich selbst gebaut, selbst gebaut, selbst repariert, prüfung bestanden, die stelle bekommen, bis ins ziel, durchgehalten, nicht aufgegeben, doch getraut, hab mich getraut, habe mich getraut, meine erste`,
  },
  calm: {
    words: `ruhig*, ruhe, gelassen*, entspannt*, entspannung, friedlich*, frieden, still geworden, innere ruhe, beruhig*, ausgeglichen, besänftigt, in mir ruhend, seelenruhig, ganz ruhig, zur ruhe gekommen, zur ruhe`,
    faint: `still, stille, leise, langsam, sanft, atmen, atme, durchatmen, gemächlich`,
    signs: `nichts zu tun, keine eile, tief durchgeatmet, kopf wurde leer, kopf endlich leer, schultern sanken, atem wurde ruhig, atem ging ruhig, nur der regen, nichts musste`,
  },
  contentment: {
    words: `zufrieden*, behaglich*, gemütlich*, wohl gefühlt, fühle mich wohl, fühlte mich wohl, wohlig*, erfüllt, erfüllend, rundum gut, mehr brauche ich nicht, mehr braucht es nicht, mir fehlte nichts, mir fehlt nichts, genug für mich, alles gut so, pudelwohl`,
    faint: `angenehm, gut, nett, warm, satt, lecker, tee, decke, sofa, gutes gespräch, schöner abend`,
    signs: `und das reicht, das reicht mir, reicht mir, das war genug, wollte nirgendwo anders sein, so kann es bleiben, so darf es bleiben, tausche mit niemandem`,
  },
  relief: {
    words: `erleichter*, gott sei dank, zum glück, heilfroh, aufatmen, aufgeatmet, stein vom herzen, ein stein fiel, last von den schultern, last ist weg, endlich vorbei, uff, puh, entwarnung, befreit`,
    faint: `endlich, geschafft, vorbei, sicher, überstanden, glück gehabt`,
    signs: `nichts ernstes, nicht gebrochen, befund ist gut, befund war gut, befund negativ, ist gutartig, war gutartig, kein krebs, kein tumor, alles in ordnung, ist zurückgezahlt, heil angekommen, gut angekommen, wieder aufgetaucht, doch noch gefunden, wieder gefunden, doch nicht`,
  },
  love: {
    words: `liebe ihn, liebe sie, liebe dich, liebe es, liebe diesen, liebe diese, liebe meine, liebe meinen, geliebt*, verliebt*, liebevoll, zärtlich*, zuneigung, lieb habe, hab ihn lieb, hab sie lieb, hab dich lieb, habe ihn lieb, ins herz geschlossen, herzenswarm, mein herz gehört, innig*, vor liebe, voller liebe, liebste mensch, mag ihn so, mag sie so, ❤️, ❤, 🥰`,
    faint: `liebe, lieb, umarm*, gekuschelt, kuschel*, küsst*, kuss, hand gehalten, vertraut, süß, herz`,
    signs: `hielt meine hand, nahm meine hand, hat meine hand genommen, in meinem arm eingeschlafen, auf meiner schulter eingeschlafen, in meinen armen, schlief auf meiner brust, nach all den jahren noch, mein herz hüpft, herz machte einen sprung, herz geht auf, ging mir das herz auf`,
  },
  compassion: {
    words: `mitgefühl, mitleid, tut mir leid für, tat mir leid für, tut er mir leid, tut sie mir leid, tat er mir leid, tat sie mir leid, tun mir leid, taten mir leid, leid um, fühle mit, fühlte mit, barmherz*, erbarmen, das herz blutet, blutete mir das herz, tat er mir, tat sie mir, nachsicht`,
    faint: `arme, armer, trösten, getröstet, trost, helfen, tut mir leid`,
    signs: `habe sie im arm gehalten, hielt ihn fest, hielt sie fest, bin bei ihm geblieben, bin bei ihr geblieben, setzte mich zu ihr, setzte mich zu ihm, hätte ihr gern geholfen, hätte ihm gern geholfen, wünschte ich könnte ihr, wünschte ich könnte ihm`,
  },
  gratitude: {
    words: `dankbar*, dankbarkeit, bin so dankbar, von herzen dank, zu schätzen, weiß es zu schätzen, glück, dass ich sie habe, gesegnet, gerührt, verdanke, beschenkt`,
    faint: `danke, dank, glück, geschenk, lieb von, nett von, aufmerksam`,
    signs: `ohne dass ich fragen musste, ohne zu fragen, einfach so gebracht, suppe vor die tür, kuchen vor die tür, hat mir jemand geholfen, haben alle mit angepackt, hat alles liegen lassen, extra gekommen, extra gewartet, sogar an mich gedacht, hat an mich gedacht`,
  },
  trust: {
    words: `vertraue, vertrauen, vertraut mir, vertraute, verlass, verlassen kann, kann mich verlassen, kann ich mich verlassen, zuverlässig, in guten händen, anvertraut, anvertraue, verlässlich, geborgen*, glaube an mich, glaubt an mich`,
    faint: `ehrlich, sicher, glaube ihm, glaube ihr, versprochen`,
    signs: `alles erzählt, zum ersten mal jemandem erzählt, den schlüssel gegeben, ohne angst gesagt, er hält was er verspricht, sie hält was sie verspricht, mit geschlossenen augen`,
  },
  fear: {
    words: `angst, ängst*, fürchte, fürchten, fürchterliche angst, fürchtete, furcht*, panik*, panisch, erschrocken, erschreckt*, erschrak, schrecken, entsetz*, bange, bang, grusel*, heidenangst, todesangst, mir graut, graute mir, grauen, schreckensstarr, lampenfieber, nervös vor, schiss`,
    faint: `nervös, gefahr, gefährlich, zittern, zitterte, gezittert, bedroh*, unheimlich, alptraum, albtraum, dunkel`,
    signs: `herz raste, herz rast, herz klopft*, herzrasen, herz bis zum hals, herz schlug mir bis, knie weich, weiche knie, knie zitterten, hände zitterten, hände zittern, mir blieb die luft weg, blieb mir die luft weg, bekam keine luft, kriegte keine luft, kloß im hals, kalter schweiß, schweißgebadet, magen zog sich, magen krampfte, gänsehaut vor, blut gefror, traute mich nicht, wagte nicht, starr vor, schritte hinter mir,
      erstarrt*, mein herz raste`,
  },
  worry: {
    words: `sorge, sorgen, sorge mich, besorgt*, beunruhig*, bekümmert, grüble, grübel*, gegrübelt, unruhig, unruhe, mulmig, flaues gefühl, zerbreche mir den kopf, kopfzerbrechen, befürcht*, angespannt, nervös, bedenken, bange um, unbehagen`,
    faint: `hoffentlich nicht, unsicher, ungewiss, was wenn, ob das gut geht, warten auf, gestresst, stress`,
    signs: `wach gelegen, lag wach, liege wach, lag die halbe nacht wach, um drei wach, um vier wach, um vier uhr nachts, konnte nicht schlafen, kann nicht schlafen, nicht einschlafen, immer noch keine nachricht, noch immer keine nachricht, geht nicht ans telefon, ging nicht ans telefon, warten auf das ergebnis, warten auf den befund, geht mir nicht aus dem kopf, im kreis gedacht, gedanken kreisen, miete reicht, wie soll ich das bezahlen, auf die uhr gesehen, ständig aufs handy, um drei uhr wach, um drei uhr nachts wach`,
  },
  overwhelm: {
    words: `überfordert*, überforder*, überwältigt*, wächst mir über den kopf, über den kopf gewachsen, alles zu viel, mir alles zu viel, zu viel auf einmal, nicht mehr hinterher, land unter, am limit, am anschlag, kann nicht mehr, erschlagen von, ertrinke in, schaffe das nicht, schaffe es nicht mehr, stehe unter strom, zerreißt mich`,
    faint: `chaos, hektik, hektisch, gleichzeitig, termine, frist, stress, gestresst, viel zu tun, berg`,
    signs: `alle wollen etwas von mir, jeder will etwas, weiß nicht wo ich anfangen, weiß nicht wo anfangen, wo soll ich anfangen, liste wird länger, die liste wird immer, hundert mails, ungelesene, kopf platzt, kopf schwirrt, mir schwirrt der kopf, an drei stellen gleichzeitig`,
  },
  insecurity: {
    words: `unsicher*, minderwertig*, nicht gut genug, nie gut genug, wertlos, nutzlos, komme mir dumm vor, kam mir dumm vor, fühle mich dumm, selbstzweifel, zweifle an mir, zweifel an mir, ungenügend, unzulänglich, hochstapler*, fehl am platz, kam mir klein vor, komme mir klein vor, fühle mich hässlich, versager*`,
    faint: `zweifel*, vergleiche, ob ich das kann, dumm, schüchtern, verlegen`,
    signs: `alle anderen können, alle anderen wissen, die anderen sind alle, irgendwann merken sie, wenn sie merken dass ich, warum haben sie mich genommen, wer bin ich schon, ob sie mich mögen, gehöre nicht dazu, gehörte nicht dazu, stand nur dabei, dreimal gelöscht, was denken die von mir, traue mir nichts zu, traue mir das nicht zu`,
  },
  anger: {
    words: `wütend*, wut, zornig*, zorn, sauer auf, stinksauer, stocksauer, bin sauer, war sauer, verärgert, empört*, empörung, rasend vor, auf hundertachtzig, kocht* vor, kochte innerlich, kocht in mir, platzt mir der kragen, platzte mir der kragen, könnte platzen, erbost, aufgebracht, hasse ihn, hasse sie, hass, unverschämt*, frechheit, zum kotzen, geladen`,
    faint: `sauer, ungerecht, unfair, geschrien, angeschrien, gelogen, angelogen, belogen, betrogen, beleidig*, gemein, mies`,
    signs: `tür geknallt, tür zugeknallt, knallte die tür, auf den tisch gehauen, faust geballt, fäuste geballt, zähne zusammengebissen, hinter meinem rücken, ohne mich zu fragen, meine idee als seine, meine idee als ihre, wie kann er es wagen, was fällt ihm ein, was fällt ihr ein, was fällt denen ein, vor allen bloßgestellt, hat mich angelogen`,
  },
  frustration: {
    words: `frustrier*, frust, genervt*, nervt*, nervig*, ärgerlich, geärgert, ärgert mich, ärgere mich, ärgerte mich, satt habe, habe es satt, hab es satt, hab die nase voll, nase voll, schnauze voll, es reicht mir, zum verzweifeln, zum haareraufen, gereizt, lästig, mühsam, zermürb*, es kotzt mich an, verdammt, mist, so ein mist`,
    faint: `schon wieder, wieder nicht, umsonst, kaputt, verspätung, ausgefallen, langweil*, sinnlos, unnötig, blöd*, doof, vergeblich`,
    signs: `zum dritten mal, zum vierten mal, zum zehnten mal, das dritte mal, jedes mal das gleiche, jedes mal dasselbe, immer das gleiche, immer dasselbe, eine stunde in der warteschleife, warteschleife, stunde gewartet, wieder alles von vorn, von vorne anfangen, alles umsonst, funktioniert wieder nicht, geht wieder nicht, schon wieder kaputt, hört mir niemand zu, niemand hört zu, wieder abgestürzt, trete auf der stelle,
      komme nicht weiter, komme nicht voran`,
  },
  jealousy: {
    words: `eifersücht*, eifersucht, neid*, neidisch, beneide*, missgunst, missgönn*, gönne ihm das nicht, gönne ihr das nicht, neidvoll`,
    faint: `warum nicht ich, warum sie, warum er, statt mir`,
    signs: `das hätte ich sein sollen, hätte ich sein müssen, ihr fällt alles zu, ihm fällt alles zu, bekommt immer alles, kriegt immer alles, mit ihr lacht er mehr, schreibt ihr noch immer, hat was ich wollte, mich fragt er nie so`,
  },
  disgust: {
    words: `ekel*, eklig*, ekelhaft*, angeekelt, widerlich*, abstoßend*, abscheu*, angewidert, widert mich, scheußlich, mir wurde schlecht, wird mir schlecht, übel wurde mir, zum kotzen eklig, pfui, igitt, würg*, brechreiz`,
    faint: `stank, stinkt, gestank, schimmel*, verfault, kakerlake*, maden, schleim*, dreck*, erbroch*, kotze`,
    signs: `teller weggeschoben, bekam keinen bissen runter, haar in der suppe, dreimal die hände gewaschen, musste den raum verlassen, drehte sich mir der magen um, dreht sich mir der magen`,
  },
  shame: {
    words: `scham, schäme*, schämte*, geschämt, beschämt*, beschämend, peinlich*, blamier*, blamage, gedemütigt, demütig*, im boden versinken, vor scham, bloßgestellt, erniedrigt, schmach, rot vor`,
    faint: `verlegen, rot geworden, wurde rot, ausgelacht, unangenehm, dumm von mir`,
    signs: `wurde knallrot, knallrot, gesicht brannte, ohren glühten, gesicht glühte, konnte niemandem in die augen, konnte ihr nicht in die augen, konnte ihm nicht in die augen, wollte unsichtbar sein, alle haben es gesehen, vor allen gestolpert, wollte nur noch weg, hab mich versteckt`,
  },
  guilt: {
    words: `schuldgefühl*, schuldig, schuld, meine schuld, selbst schuld, schlechtes gewissen, schlechten gewissen, gewissensbisse, bereue, bereute, reue, hätte nicht sagen sollen, hätte ich nicht sagen sollen, tut mir so leid, mache mir vorwürfe, machte mir vorwürfe, vorwürfe, unverzeihlich, hätte anrufen sollen, hätte da sein sollen, hätte ich doch`,
    faint: `entschuldig*, leid, vergessen, versäumt, verzeih*, zu spät`,
    signs: `die kinder angeschrien, angefahren habe, habe ihn angefahren, habe sie angefahren, geburtstag vergessen, ihren geburtstag vergessen, habe sie wieder nicht besucht, nicht zurückgerufen, nie zurückgerufen, hab gelogen, habe ihn belogen, habe sie belogen, nicht die wahrheit gesagt, die kleine war ganz still, ich hätte es merken müssen, hätte ich es merken`,
  },
  sadness: {
    words: `traurig*, trauer, betrübt, niedergeschlagen*, unglücklich, bedrückt*, schwermut, schwermütig, deprimier*, schwer ums herz, das herz schwer, herz ist schwer, melanchol*, elend, am boden zerstört, untröstlich, wehmut, wehmütig, herzschmerz, geweint, weine, weinte, weinen, heule, heulte, geheult, tränen, verzweifelt, verzweiflung, hoffnungslos, trostlos`,
    faint: `leer, leere, vermisse, fehlt mir, abschied, grau, schwer, verloren, weh, schmerz, dunkel, düster, 😢, 😭`,
    signs: `kloß im hals, die ganze nacht geweint, in den schlaf geweint, im auto geweint, unter der dusche geweint, augen brannten, zum letzten mal, hat schluss gemacht, hat mich verlassen, ist ausgezogen, will mich nicht mehr, aus und vorbei, kam nicht aus dem bett, komme nicht aus dem bett, wozu noch, alles sinnlos, was soll das alles, hat keinen sinn mehr`,
  },
  loneliness: {
    words: `einsam*, verlassen gefühlt, fühle mich verlassen, allein gelassen, alleine gelassen, allein gefühlt, fühle mich allein, fühlte mich allein, so allein, mutterseelenallein, ganz allein, ausgeschlossen, isoliert, vereinsamt, ausgegrenzt`,
    faint: `allein, alleine, niemand, keiner, vermisse, fremd, stille`,
    signs: `niemand hat angerufen, keiner hat angerufen, niemand ruft an, niemand schreibt, keine nachricht, telefon bleibt stumm, das telefon blieb stumm, niemand hat gefragt, keiner hat gefragt, mit niemandem gesprochen, mit niemandem geredet, niemanden zum reden, niemand zum reden, ohne mich gegangen, ohne mich gefeiert, nicht eingeladen, wieder allein gegessen, für eine person, kenne hier niemanden, kenne niemanden,
      alle haben jemanden, saß allein, sitze allein, wieder nur ich`,
  },
  grief: {
    words: `trauere, trauern, trauerte, in trauer, hinterblieb*, vermisse ihn, vermisse sie, vermisse dich, vermisse meine mutter, vermisse meinen vater, fehlt mir so, fehlst mir, sie fehlt mir, er fehlt mir, beileid, verwaist, verwitwet`,
    faint: `beerdigung, begräbnis, grab, friedhof, sarg, tod, tot, gestorben, todestag, urne, witwe*, nachlass`,
    signs: `ist gestorben, ist heute gestorben, ist verstorben, ist tot, starb heute, starb gestern, starb am, ist eingeschlafen für immer, mussten ihn einschläfern, mussten sie einschläfern, einschläfern lassen, eingeschläfert, decke noch immer für zwei, decke immer noch für zwei, ihre seite des bettes, seine seite des bettes, seine jacke hängt, ihr mantel hängt, ihre stimme auf dem anrufbeantworter, wollte sie anrufen,
      wollte ihn anrufen, erste weihnachten ohne, ohne ihn, ohne sie, seit er nicht mehr, seit sie nicht mehr, fehlgeburt, am dienstag gestorben, gestern gestorben, heute gestorben, gestorben, vermisse oma, vermisse opa, vermisse mama, vermisse papa, vermisse meine oma, vermisse meinen opa`,
  },
  disappointment: {
    words: `enttäusch*, enttäuschung, ernüchter*, desillusion*, im stich gelassen, schade, niederlage, mehr erwartet, mehr erhofft, hatte mir mehr, so gehofft, vergebens, geknickt`,
    faint: `leider, abgesagt, absage, verloren, durchgefallen, gescheitert, nicht geklappt, umsonst, doch nicht`,
    signs: `nicht bekommen, stelle nicht bekommen, wohnung nicht bekommen, nicht genommen, hat sich nicht gemeldet, kam nicht, ist nicht gekommen, sagte wieder ab, hat wieder abgesagt, hat es vergessen, meinen geburtstag vergessen, wurde nichts daraus, wieder nichts, nicht einmal gefragt, prüfung nicht bestanden, durch die prüfung gefallen, eine andere genommen, einen anderen genommen`,
  },
  weariness: {
    words: `müde*, müdigkeit, erschöpf*, erschöpfung, erledigt, kaputt heute, fix und fertig, völlig fertig, total fertig, bin fertig, ausgelaugt, ausgebrannt, kraftlos, matt, schlapp, abgekämpft, geschafft bin, hundemüde, todmüde, übermüdet, energielos, antriebslos, ausgepowert, k.o., leer und müde`,
    faint: `schlaf, geschlafen, gähn*, langer tag, ins bett, kaffee, krank, schwer, wenig geschlafen`,
    signs: `auf dem sofa eingeschlafen, in der bahn eingeschlafen, am tisch eingeschlafen, augen fielen zu, augen fallen zu, beine wie blei, füße tun weh, füße brennen, keine kraft mehr, drei stunden geschlafen, vier stunden geschlafen, kaum geschlafen, seit fünf auf den beinen, nur noch ins bett, nur noch schlafen, kam nicht hoch, schleppe mich, schleppte mich`,
  },
  surprise: {
    words: `überrasch*, erstaun*, verblüff*, baff, sprachlos, perplex, überrumpelt, hätte ich nie gedacht, hätte nie gedacht, hatte nicht damit gerechnet, nicht gerechnet, unerwartet*, völlig unerwartet, aus heiterem himmel, verdutzt, geschockt, schockiert, schock, nicht zu fassen, kaum zu glauben, fassungslos`,
    faint: `plötzlich, unglaublich, auf einmal, tatsächlich, ausgerechnet, wow`,
    signs: `mir fiel die tasse, fiel mir fast die tasse, stand plötzlich vor der tür, auf einmal stand, musste zweimal lesen, zweimal lesen, dreimal gelesen, musste mich setzen, wer hätte das gedacht, mit allem gerechnet, traute meinen augen nicht`,
  },
  confusion: {
    words: `verwirr*, ratlos*, durcheinander, weiß nicht mehr, verstehe nicht, versteh nicht, verstehe es nicht, begreife nicht, irritiert, zwiegespalten, hin und her gerissen, hin- und hergerissen, zerrissen zwischen, unschlüssig, orientierungslos, keinen reim darauf, unklar, rätselhaft`,
    faint: `seltsam, merkwürdig, komisch, rätsel, warum, unentschlossen, wozu`,
    signs: `weiß nicht was ich will, weiß nicht was ich fühle, weiß nicht was er will, weiß nicht was sie will, weiß nicht ob ich, was soll das heißen, was hat er gemeint, was hat sie gemeint, werde nicht schlau, nicht schlau daraus, einerseits, mal so mal so, ergibt keinen sinn, keinen sinn ergibt`,
  },
  wonder: {
    words: `staunen, staunte, gestaunt, staune, ehrfurcht*, ergriffen, andächtig, fasziniert*, faszinierend, verzaubert*, zauberhaft, magisch, wunder, atemberaubend, überirdisch, hingerissen, bezaubert, überwältigend schön, ehrfürchtig`,
    faint: `wunderschön, schön, sterne, sonnenuntergang, sonnenaufgang, mond, regenbogen, nordlicht*, glitzer*, neugier*, neugierig, himmel`,
    signs: `gänsehaut, blieb stehen und schaute, bin stehen geblieben, mit offenem mund, vergaß die zeit, die zeit vergessen, konnte nicht wegsehen, konnte den blick nicht, die milchstraße, tausend sterne`,
  },
};
