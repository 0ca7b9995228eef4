import type { Language } from '@reflectory/contracts/languages';

/** Words that look like a feeling and speak of none, separated by commas. */
export const idioms: Readonly<Record<Language, string>> = {
  en: `i am afraid the, i am afraid we, i am afraid that, i am afraid it, i am afraid not, i am afraid so, i am afraid there,
    i am afraid you, i am afraid he, i am afraid she, i am afraid they, content of, contents of, content on, content for,
    happy birthday, happy new year, happy christmas, happy easter, happy hour, happy ending, with love from, love from,
    lots of love, pretty late, pretty much, pretty good, pretty well, pretty sure, pretty early, good grief, sorry to say,
    regret to say, for fear of, fear not, dead calm, calm sea, keep calm and, peace treaty, moved house, moved the, moved to,
    moved in, moved into, moved on to, moved our, moved my, touched the, touched up, touched down, blue tit, depressed market, in the mood
    for, hope chest, surprise party, surprise egg, shame about, shock absorber*, panic button, mad scientist, crazy
    golf, wonder bread, lost property, lost and found, missed call, missed the turning, dear
    sir, dear madam, close to the, pleased to meet, glad rags, guilty party, found guilty, the guilty, in shock absorber,
    trust fund, hospital trust, trust account, anger management, stress test, stress fracture, stressed at, cross the, cross
    over, crossing the, spent on, spent the, tired old, at peace with it, no wonder, i wonder if, i wonder whether, wonder if,
    wonder whether, wonder what, wonder why, wonder how, do not worry, not to worry, no worries, worry dolls, died laughing, nervous bit, buried under, laughed|laughing .. cried|crying|wept, cried|crying|wept with|from laughter|laughing, long live, poor quality|man's, beat him|her|it|them, up to the, all in colour, very calm, gone very calm`,
  de: `{device}|akku|motor|batterie|leim|pflanze|passwort|hype .. gestorben|tot, tot umgefallen, für tot erklärt, ist noch keiner gestorben, ist noch niemand gestorben, zu tode gelangweilt, viel spaß noch, spaß beiseite, macht nichts, frohes schaffen, ruhig noch, gerade noch glück, vorsorge, gesorgt für, sorgen dafür, sorgt dafür, sorgte dafür, seelsorge, mit ruhiger hand, ruhiges wetter, see .. ruhig, verkehr .. ruhig, station .. ruhig, ruhiger dienst, hohes fieber gemessen, hinter mir die, hinter mir der, hinter mir eine, hinter mir ein, freudenstadt, freudenberg, am ende der, am ende des, am ende von, schwerer koffer, tut mir leid aber, leid tun, nichts zu danken, danke der nachfrage, ich muss mal, müde lächeln, müder abklatsch, des lebens .. müde, müde zu sein, bin fertig mit, fertig mit dem|der|den, ich bin fertig mit, sauer eingelegt*, saure gurken, sauerkraut, sauerteig, sauerbraten, saure sahne, hat .. geklappt ohne, frohe weihnachten, frohes fest, frohe ostern, frohes neues, glück gehabt, viel glück, zum glück gibt, pech gehabt,
    ruhiges zimmer, kein problem, schade um nichts, schuldenfrei, schulden, sorgfalt, sorgen für, sorgte für, sorgt für,
    ruhig mal, ruhestand, in ruhe lassen, angst und bange, liebe grüße, liebe kolleg*, liebe frau, lieber herr, mit freude
    teilen, freude am fahren, freude schöner, wunder punkt, sehr sehr ruhig, kein wunder, wundert mich nicht, traurige gestalt`,
  fr: `{device}|batterie|colle|cactus|plante|babyphone|moteur|appareil .. mort|morte, point mort, nature morte, mort subite, langue morte, temps mort, c'est mort, mort de rire|faim|soif|froid|chaud|fatigue|sommeil|trouille|peur|honte, morte de rire|faim|soif|froid|chaud|fatigue|sommeil|trouille|peur|honte, pas mal de, pas mal, pas fier de rien, nulle part, bon courage, content de vous annoncer, bien à toi, bien à vous, fatigué d'avance, en toute tranquillité, à tout prendre, peine perdue, à peine, sous peine de, ça vaut la peine, vaut la peine, valait la peine, pas la peine, valu la peine, mort de la batterie, petit coin tranquille, prix doux, marée calme, mer calme, mer était calme, service calme, journée calme au, rue calme, quartier calme, chambre calme, fou rire contenu, libre service, temps libre, sens de la marche, bonne année, joyeux noël, joyeux anniversaire, bon anniversaire, bonheur du jour, peur de rien, ne t'inquiète pas, pas de
    souci, pas de soucis, aucun souci, sans souci, chère madame, cher monsieur, contente toi, me contente de, se contente de,
    amour propre, pomme d'amour, calme plat, à tout hasard, plaisir d'offrir, s'il te plaît, tranquille pépère, perdu son`,
  ar: `لا تقلق, لا بأس, عيد سعيد, سعيد بن, أم سعيد, أبو سعيد, شارع السعادة, سلام عليكم, السلام عليكم, مع السلامة, هم الذين, لا
    شك, رضا محمد, باب السلام, الوحدة الصحية, يا سلام, يا فرج الله, تعبت على, كرة القدم, كرة السلة, لا راحة, بلا راحة`,
};
