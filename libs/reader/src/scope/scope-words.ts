import type { Language } from '@reflectory/contracts/languages';
import { plainWord } from '../text/tokens.ts';

/** Words, by what they do to a feeling that is named near them; separated by commas. */
export type ScopeWords = {
  negators: string;
  /** "Not only", "nothing but", "no doubt": these deny nothing. */
  affirming: string;
  conditional: string;
  past: string;
  /** The writer. */
  self: string;
  /** Somebody else as the one who does or feels. */
  others: string;
  /** Words with which others speak or are described as feeling. */
  says: string;
  sarcasm: string;
  titles: string;
  /** Praise that opens a sentence of trouble ("Great, another meeting") means the opposite. */
  praise: string;
  trouble: string;
  /** What opens the mention of somebody or something. */
  determiners: string;
  /** What can be felt about by saying how it was: "the day was sad". */
  occasions: string;
};

/** Single words that deny what follows. */
export const denyingWordsIn = (language: Language): ReadonlySet<string> =>
  new Set(scopeWords[language].negators.split(', ').map(plainWord));

export const scopeWords: Readonly<Record<Language, ScopeWords>> = {
  en: {
    negators:
      'not, never, no, nor, neither, nobody, nothing, without, hardly, barely, scarcely, less, stopped, no longer, far from, free of, rid of, lack of, instead of, nothing like, anything but',
    affirming:
      'not only, nothing but, no doubt, never so, never been so, never felt so, not without, never been more, not just, no less, can not help, could not help, not for nothing, never so much, no end of',
    conditional:
      'would, if, if only, could be, might be, may be, might, hope to, hoped to, hoping to, want to, wanted to, wish, would like to, trying to, try to, should be, ought to, unless, whether, in case, supposed to, meant to, imagine, as if, as though, would have, could have been, how to, so that, learn to, need to, or else',
    past: 'used to, as a child, as a boy, as a girl, years ago, back then, in those days, when i was, at one time, long ago, formerly, at school i, in my twenties, when we were, growing up, decades ago, over it now, i once, once i, my first, the first year, when we were, at sixteen, at seventeen, at eighteen, as a student, as a teenager, as students, as children, as kids, in 19*, in 200*, in 201*, back in, when they were, first term, that spring, that summer, in our day, in my day, before the diagnosis, for years but, when they first, when we first, when i first, last century, back at school, in those years, as a teen, in my youth, in my teens, in our twenties, when the kids were, in the nineties, in the eighties, in the seventies, there was a time',
    self: 'i, me, my, myself, mine, we, us, our, ourselves, im, ive',
    others:
      'he, she, they, him, her, them, his, their, hers, theirs, himself, herself, themselves, who, everyone, everybody, people, mum, mom, dad, father, mother, brother, sister, grandma, grandpa, gran, wife, husband, son, daughter, boss, neighbour, neighbor, friend, teacher, man, woman, boy, girl, child, kids, dog, cat, baby, aunt, uncle, mrs, mr, dr, colleague, client, someone, somebody, you, your',
    says: 'said, says, asked, told, called, wrote, writes, sings, sang, shouted, replied, answers, answered, according to, reads, read, quote, lyrics, title, titled, sign, headline, poster, book, film, song, chapter, episode, band, poem, play, show, series, article, playing, watched, seemed, looked, looks, seems, sounded, sounds, is, was, were, are, felt, feels, got, gets, became, went, seem, sound, keeps, kept, hath',
    sarcasm:
      'oh joy, great another, just great, what a joy, thrilled i am sure, wonderful another, brilliant another, fantastic another, lovely another, so that is nice, because who does not, because nothing says, nothing like a, thanks for nothing, another triumph, living the dream, the joys of, is not that just, is that not just, just my luck, how very considerate, how enlightening, my lucky day, thrilled to announce, so blessed to, love that for, how reassuring, how festive, so festive, very reassuring, because that is, what larks, truly blessed to, as ever a delight',
    titles:
      'the film, a film, the book, a book, the novel, a novel, the song, a song, called, titled, the band, episode, chapter, street, road, lane, hotel, bar, cafe, perfume, the play, the series, the album, shop, brand, the magazine, the painting, the poem',
    praise:
      'great, wonderful, brilliant, fantastic, lovely, perfect, marvellous, marvelous, super, oh great, oh good, oh joy, oh wonderful, oh lovely, oh brilliant, oh perfect, oh fantastic, well great, well lovely, excellent, so glad, how lovely, how nice, how wonderful, how kind, how considerate, how thoughtful, how generous, delightful, thrilled, splendid, terrific, nice, yay, hooray, hurrah, just what i needed, just what we needed, exactly what i needed, lucky me, lucky us, thanks a lot, cheers, what a wonderful, what a great, what a lovely, what a brilliant, what a perfect, what a fantastic, what a start, what a treat, what a pleasure, what fun, my favourite, my favorite, love it when, could not be happier, congratulations, well done, bravo',
    trouble:
      'another, again, broke, broken, breaks, late, delayed, delays, cancelled, canceled, raised the rent, rent, bill, bills, queue, queues, leak, leaks, leaking, traffic, landlord, crashed, crashes, jammed, frozen, stuck, three hours, two hours, for the third, for the fourth, for the fifth, third time, fourth time, fifth time, tax, monday, parking, lost my, dead again, died, meeting about, meeting, meetings, overtime, no heating, no hot water, no wifi, no internet, no signal, puncture, flat tyre, flat tire, no umbrella, survey, surveys, wellbeing, flu, a cold, migraine, stocktake, inventory, night shift, double shift, on a saturday, on a sunday, on christmas, on my birthday, on my day off, my day off, weekend shift, replacement bus, strike, strikes, fine, ticket, invoice, password, spam, mould, flooded, flood, rain, rained, locked out, out of order, form, forms, hold, forgot, forgotten, spilled, spilt, not working, not work, broken down, breakdown, roadworks, detour, dishes, homework, detention, drilling, hangover, spot, pimple',
    determiners: 'the, my, our, his, her, their, a, an, this, that, your',
    occasions:
      'day, week, morning, evening, night, weekend, year, month, trip, house, room, afternoon, meeting, news, goodbye, ending, walk, journey, silence, flat, holiday, party, funeral, thing, whole thing, feeling, thought, idea, mood',
  },
  de: {
    negators:
      'nicht, nie, niemals, kein, keine, keinen, keinem, keiner, keines, keins, nichts, niemand, ohne, kaum, weder, noch nie, nimmer, statt, weniger, alles andere als, keineswegs, frei von, nicht mehr, nix, net, ned',
    affirming:
      'nicht nur, nichts als, kein zweifel, noch nie so, nie so, nicht ohne, kein wunder, nicht umsonst',
    conditional:
      'würde, würden, würd, wäre, wären, wär, hätte, hätten, hätt, käme, gäbe, könnte, könnten, wenn, falls, ob, möchte, will, wollte, sollte, hoffentlich, wünschte, als ob, müsste, vielleicht, dürfte, um zu',
    past: 'früher war, früher hatte, früher habe, früher hab, früher bin, früher waren, früher hatten, früher wurde, früher mochte, früher konnte, früher fand, früher fühlte, früher liebte, früher hasste, früher fürchtete, früher dachte, war früher, hatte früher, habe früher, hab früher, damals, als kind, als junge, als mädchen, vor jahren, einst, früher mal, in der schule, als ich klein war, ehemals, seinerzeit, als ich jung war, als student, als studentin, als jugendliche, als jugendlicher, als teenager, war ich mal, hatte ich mal, im krieg, in meiner kindheit, in meiner jugend, in der kindheit, in der grundschule, vor langer zeit, als kinder, als studenten, nach dem krieg, vor der geburt, vor der diagnose, im ersten winter, lange her, in der lehre, neunzehnhundert*, als sie klein waren',
    self: 'ich, mich, mir, mein*, wir, uns, unser*',
    others:
      'er, sie, ihn, ihm, ihr, ihnen, sein*, ihre*, man, mutter, vater, mama, papa, bruder, schwester, oma, opa, frau, mann, sohn, tochter, chef*, nachbar*, freund*, lehrer*, kind, kinder, junge, mädchen, hund, katze, tante, onkel, herr, kolleg*, kund*, jemand, alle, leute, du',
    says: 'sagt, sagte, fragte, rief, schrieb, schreibt, singt, sang, liest, las, hat, hatte, haben, hatten, wird, bleibt, blieb, fühlt, fühlte, wurden, scheint, wirkt, findet, fand, freut, freute, ärgert, ärgerte, bekam, bekommt, geht, ging, kommt, kam, muss, musste, kann, konnte, steht, stand, heißt, hieß, titel, lied, film, buch, schild, plakat, überschrift, kapitel, roman, serie, gedicht, zitat, laut, wirkte, schien, war, waren, ist, sind, wurde, klang, sah',
    sarcasm:
      'ach danke, danke fürs, danke für nichts, danke für den tipp, wie tröstlich, wie beruhigend, wie schön für, genau mein humor, genau mein traum, könnt mich nicht mehr freuen, ich bin begeistert wirklich, na toll, na super, na prima, na wunderbar, na herrlich, ganz großes kino, vielen dank auch, danke auch, genau das, hat mir gerade noch gefehlt, ich freue mich ja so, was für eine freude, was für eine überraschung, läuft bei mir, könnte nicht besser',
    titles:
      'der film, das buch, der roman, das lied, heißt, namens, straße, gasse, hotel, der band, titel, parfüm, laden, serie, gemälde, gedicht',
    praise:
      'toll, super, prima, klasse, wunderbar, herrlich, großartig, na toll, na super, na prima, na wunderbar, wie schön, wie nett, perfekt, bravo, spitze, fantastisch, glückwunsch',
    trouble:
      'schon wieder, jetzt auch noch, auch noch, wieder, noch ein, noch eine, noch mal, kaputt, stau, verspätung, ausgefallen, rechnung, miete, steuer, überstunden, warteschlange, abgestürzt, zum dritten',
    determiners: 'der, die, das, den, dem, ein, eine, einen, mein*, unser*, sein*, ihr*, dieser, diese',
    occasions:
      'tag, essen, film, konzert, urlaub, ausflug, stunde, kuchen, buch, spiel, wanderung, woche, morgen, abend, nacht, wochenende, jahr, monat, reise, haus, wohnung, nachmittag, treffen, nachricht, abschied, ende, spaziergang, stille, fest, feier, gefühl, gedanke, stimmung',
  },
  fr: {
    negators:
      'ne, n, pas, jamais, rien, personne, sans, aucun*, ni, plus rien, guère, à peine, moins, au lieu de, loin de, nul, nulle, pas du tout, point',
    affirming:
      'pas seulement, rien que, aucun doute, sans doute, jamais été aussi, jamais autant, pas sans, non seulement, ne que',
    conditional:
      'si, serais, serait, seraient, aurais, aurait, auraient, pourrais, pourrait, voudrais, voudrait, devrais, devrait, aimerais, aimerait, peut-être, pour que, espère, afin de, comme si, au cas où, pourvu que, veux, voulais, essayer de, sentirais, sentirait',
    past: 'avant j avais, avant j étais, avant je, dans ma jeunesse, dans mon enfance, de mon temps, bien avant, c était un autre, à l école primaire, quand j avais, quand on était petits, ado j, adolescente j, adolescent j, il y a longtemps, il y a dix ans, il y a vingt ans, autrefois, jadis, quand j étais, enfant, petit je, petite je, il y a des années, à l époque, naguère, dans le temps, à dix ans, à vingt ans, plus jeune, au lycée, avant l accouchement, avant le diagnostic, les premiers mois, en 19*, en 200*, en 201*, pendant la guerre, étudiants, à la filature, c est vieux, quand ils étaient',
    self: 'je, j, me, m, moi, mon, ma, mes, nous, notre, nos, on',
    others:
      'il, elle, ils, elles, lui, leur, leurs, son, sa, ses, eux, maman, papa, mère, père, frère, sœur, mamie, papi, femme, mari, fils, fille, patron*, chef, voisin*, ami, amie, copain, copine, prof, homme, garçon, enfant, enfants, chien, chat, tante, oncle, monsieur, madame, collègue*, client*, quelqu, gens, tu, tout le monde, docteur',
    says: 'dit, disait, a, ont, avait, avaient, fait, devient, reste, restait, va, vient, sent, sentait, trouve, demande, demandait, crie, écrit, écrivait, chante, chantait, lit, lisait, répond, selon, titre, chanson, film, livre, roman, affiche, panneau, chapitre, série, poème, citation, semble, semblait, avait l air, était, étaient, est, sont, paraît',
    sarcasm:
      'super merci, merci la chance, quel tact, très émouvant, le rêve quoi, on se croirait en vacances, merci pour rien, ça commence bien, comme par hasard, comme si je n avais que ça à faire, c est la fête, manquait plus que ça, il ne manquait plus que ça, me voilà rassuré, me voilà rassurée, merci bien, comme c est gentil, quelle délicatesse, il ne manquait plus que, exactement ce qu',
    titles:
      'le film, un film, le livre, un livre, le roman, la chanson, intitulé, intitulée, s appelle, rue, hôtel, boutique, parfum, la série, le tableau, le poème',
    praise:
      'super, génial, formidable, magnifique, parfait, bravo, quel bonheur, quelle joie, quelle chance, quel plaisir, ravi, ravie, merveilleux, trop bien, charmant, chouette',
    trouble:
      'encore, maintenant, en plus, en panne, en retard, cassé, cassée, réunion, facture, loyer, annulé, grève, bouchons, embouteillage, pour la troisième, planté, impôts',
    determiners: 'le, la, les, l, un, une, mon, ma, mes, notre, nos, son, sa, ses, leur, ce, cette',
    occasions:
      'jour, journée, repas, film, concert, match, vacances, promenade, balade, ambiance, séance, cours, semaine, matin, matinée, soir, soirée, nuit, week-end, année, mois, voyage, maison, appartement, après-midi, réunion, nouvelle, adieu, fin, promenade, silence, fête, pensée, idée, sentiment',
  },
  ar: {
    negators:
      'مب, مهوب, ماهو, مانيش, محد, ولا مرة, عمري ما, بطلت, لم تعد, لم يعد, ما عاد, ما عادت, مبقتش, لا, لم, لن, ليس, ليست, لست, ما, غير, بلا, بدون, دون, ولا, لسنا, مش, مو, ماني, قط, ابدا, عدم, زال, لم اعد, ما عدت, كف, بدل',
    affirming:
      'ما أجمل, ما أحلى, ما أروع, ما شاء الله, بعد ما, قبل ما, كل ما, مو بس, مش بس, مش غير, لا إله, ليس فقط, لا شك, بلا شك, لا سوى, ما زلت, لا ازال, ما زال',
    conditional:
      'كنت بكون, كنت هكون, كنت حكون, كنت رح كون, كان بكون, لو, اذا, ليت, ليتني, لعل, ربما, حتي لا, اود, اريد ان, لولا, لكنت, سأكون, سنكون, كنت سأ*, كنا سن*, لو أن',
    past: 'لما كنت صغير, لما كنت صغيرة, وأنا صغير, وأنا صغيرة, أيام الطفولة, كنت زمان, من زمان كنت, أول كنت, يوم كنت, قبل سنين, من سنين كنت, أيام الابتدائي, أيام الحرب, زمان, في صغري, في طفولتي, قديما, سابقا, منذ سنوات, حين كنت, عندما كنت, قبل سنوات, طفلا, طفله, كنت أخاف, في الماضي, كنت أغار, كنت أستحي, كنت أكره, كنت أحسد, كنت أخجل, كنت أخشى, كنا نخاف, كنا نرتجف, كنا نخجل, كنا نستحي, قبل الولادة, قبل التشخيص, في شبابي, أيام المدرسة, أيام الجامعة, سنين ومضت, ست سنين, أيام زمان, في نهائي',
    self: 'انا, وانا, فانا, اني, انني, احنا, واحنا, نحن, ونحن, لي, كنت, كنا, حاسه, حاسس, عندي, معي, مني, بي, نفسي, قلبي, صدري, راسي',
    others:
      'انه, انها, انهم, بانه, بانها, هو, هي, هم, له, لها, لهم, امي, ابي, اخي, اختي, جدي, جدتي, زوجي, زوجتي, ابني, ابنتي, مديري, المدير, جاري, جارتي, الجار, صديقي, صديقتي, المعلم, المعلمه, الرجل, المراه, الولد, الطفل, الكلب, القط, خالتي, عمي, خالي, عمتي, زميلي, زميلتي, الناس, الجميع, انت, كان, كانت, بدا, بدت, حفيدتي, حفيدي, حماتي, حماي, كنتي, كنته, جارتنا, جارنا, صبيي, صبيه, المريض, المريضه, الزبون, الزبونه, زبون, ابن, بنت, اخوه, اختها, اخته, امها, امه, ابوها, ابوه, زوجها, زوجته, الخادم, رئيسي, رئيسه, استاذي, الاستاذ, الدكتور, الطبيب, الممرضه, ابو, ام',
    says: 'قال, قالت, يقول, تقول, سال, سالت, كتب, كتبت, غني, تغني, اغنيه, فيلم, كتاب, روايه, عنوان, لافته, قصيده, مسلسل, قرات, بحسب, اسم, اسمه, اسمها, بعنوان',
    sarcasm:
      'ما شاء الله المصعد, ما شاء الله مرة ثانية, هذا اللي ناقصني, هذا اللي ناقص, هو ده اللي ناقص, ده اللي ناقصني, ناقصني, كان ناقصني, يا حلاوة يا ولاد, مبسوط فيكم, شكرا جزيلا على الإزعاج, يا للسعاده, يا للمتعه, يا للروعه, يا سلام, كم انا محظوظ, كم انا محظوظه, هذا ما كان ينقصني, هذا ما ينقصني',
    titles: 'فيلم, كتاب, روايه, اغنيه, شارع, فندق, مقهي, اسمه, اسمها, بعنوان, عطر, مسلسل, قصيده, محل, لوحه',
    praise:
      'رائع, ممتاز, عظيم, مبروك, يا للسعادة, يا سلام, ما أجمل, ما أروع, جميل جدا, شكرا جزيلا, كم أنا سعيد, كم أنا سعيدة',
    trouble:
      'مرة أخرى, آخر, أخرى, مجددا, خربان, خربانة, معطل, ثانية, تاني, الان, وفوق هذا, فوق هذا, كمان, انقطع النت, تعطل, تأخر, فاتورة, الإيجار, زحام, اجتماع, انقطعت, انقطع, ضريبة, ضرائب',
    determiners: 'هذا, هذه',
    occasions:
      'يوم, اليوم, ليله, الليله, صباح, مساء, اسبوع, عام, رحله, بيت, البيت, خبر, فكره, شعور, الرحله, الخبر, الفكره, الشعور, الصباح, المساء, الاسبوع, العام, السهره, الحفله, السفره, الاجازه, العطله, الجو, الحياه, الدنيا, الحمد, الفراق, الوداع, البارحه, الان',
  },
};
