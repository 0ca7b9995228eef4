import type { Language } from '@reflectory/contracts/languages';

/** The parts of a life, by the keys that stand in analyses. */
export const AREA_NAMES = {
  work: 'Work',
  money: 'Money',
  health: 'Health',
  family: 'Family',
  friends: 'Friends',
  love: 'Love',
  rest: 'Rest',
  home: 'Home',
  faith: 'Faith',
  travel: 'Travel',
  food: 'Food',
  learning: 'Learning',
  creativity: 'Creativity',
  nature: 'Nature',
  purpose: 'Purpose',
  self: 'Self',
} as const;

export type AreaKey = keyof typeof AREA_NAMES;
type AreaWords = Readonly<Record<AreaKey, string>>;

/** Words that point to a part of life, parted by spaces; `*` at the end stands for any ending. */
export const areaWords: Readonly<Record<Exclude<Language, 'en'>, AreaWords>> = {
  de: {
    work: 'arbeit arbeiten arbeite arbeitet arbeits* job büro chef* kolleg* besprechung* meeting* projekt* frist* kund* karriere firma betrieb* beförder* vorstellungsgespräch präsentation bericht* schicht* nachtschicht* gehalt* team überstunden vertrag* konferenz* kündig* werkstatt dienst praxis auftrag* feierabend',
    money:
      'geld schulden miete rechnung* bank kredit* sparen gespart ersparn* einkommen lohn steuer* preis* kosten kostet teuer konto kontos rente bezahl* zahlen ausgeben ausgegeben euro finanz* versicherung',
    health:
      'gesundheit arzt ärztin ärzt* doktor krankenhaus klinik krank* medikament* tablette* fieber husten* kopfschmerz* kopfweh migräne bauchweh therapie therapeut* diagnose symptom* behandlung untersuchung* operation op schwanger* verletz* schmerz* pflege blutdruck rückenschmerz* zahnarzt termin',
    family:
      'familie* mutter vater mama papa eltern bruder schwester geschwister sohn tochter kind kinder* baby oma opa großmutter großvater tante onkel cousin* neffe* nichte* ehemann ehefrau enkel* schwieger*',
    friends:
      'freund freunde freunden freundin freundinnen freundschaft* nachbar* bekannte* kumpel gäste besuch treffen party feier wg mitbewohner* verein stammtisch',
    love: 'partner partnerin beziehung* hochzeit* ehe verlieb* date dating scheidung trennung* getrennt verlobt* jahrestag kuss küss* flirt* liebste* schatz',
    rest: 'schlaf* geschlafen bett müde nickerchen traum träum* alptraum albtraum wach urlaub ferien wochenende ausruhen erhol* pause kissen einschlaf*',
    home: 'zuhause daheim haus wohnung zimmer küche garten putzen wäsche möbel haushalt dach vermieter* umzug renovier* keller balkon aufgeräumt aufräumen',
    faith:
      'gott kirche gebet* beten bete gebetet glaube glauben predigt seele bibel messe gottesdienst pfarrer* religion* moschee synagoge tempel himmel gnade psalm* segen',
    travel:
      'reise* reisen gereist zug zügen bahn flug flughafen hotel* ticket* pass ausland schiff boot auto bus straßenbahn koffer fahrt fahren gefahren autobahn stau',
    food: 'essen gegessen esse mittagessen abendessen frühstück* kochen gekocht koche restaurant trinken getrunken kaffee tee wein bier brot käse fleisch kuchen backen gebacken rezept* hunger hungrig obst suppe nudeln',
    learning:
      'lernen gelernt lerne studium studieren studiere schule universität uni kurs* unterricht prüfung* klausur* lehrer* schüler* student* hausaufgaben buch bücher lesen gelesen lese vorlesung* sprache* abschluss ausbildung',
    creativity:
      'musik lied* singen gesungen malen gemalt zeichnen gezeichnet schreiben geschrieben gedicht* roman* geschichte* gitarre klavier geige kunst künstler* tanz* theater film* foto* fotograf* nähen stricken basteln konzert* chor',
    nature:
      'natur spazier* wald bäume baum fluss see meer strand berg* himmel sonne regen* schnee wind wetter park blume* vogel vögel hund katze tier* mond sterne frühling herbst wander* garten',
    purpose:
      'sinn ziel ziele zukunft wert werte entscheidung* entscheiden entschieden veränderung* berufung vorsatz vorsätze gewohnheit* absicht plan pläne richtung',
    self: 'selbst selbstvertrauen selbstwert identität gefühl* persönlichkeit tagebuch grenzen ich-sein',
  },
  fr: {
    work: 'travail travaille travailler travaillé boulot bureau patron* chef collègue* réunion* projet* délai* client* carrière entreprise société entretien présentation rapport* équipe salaire promotion contrat* conférence licenci* démission* atelier poste chantier métier',
    money:
      'argent dette* loyer facture* banque prêt* crédit économi* épargne revenu* impôt* prix coût* coûte cher compte pension payer payé dépens* euros finances assurance budget',
    health:
      'santé médecin docteur hôpital maladie malade* médicament* comprimé* fièvre toux mal-de-tête migraine ventre thérapie thérapeute psy diagnostic symptôme* traitement examen-médical opération enceinte grossesse blessure* douleur* infirmi* dentiste soins clinique',
    family:
      'famille mère père maman papa parents frère frères sœur sœurs fils fille enfant enfants bébé grand-mère grand-père mamie papi papy tante oncle cousin* neveu* nièce* mari épouse petit-fils petite-fille belle-mère',
    friends:
      'ami amis amie amies amitié* copain copains copine* voisin* pote potes invité* fête soirée colocataire* camarade* association',
    love: 'couple relation compagne compagnon mariage mariée* amoureu* rencard rendez-vous divorce rupture séparation fiancé* fiançailles baiser* chéri* petit-ami petite-amie',
    rest: 'sommeil dormir dormi dors lit sieste rêve* cauchemar* insomnie éveillé* vacances week-end repos reposer oreiller endormi* congés pause',
    home: 'maison appartement chambre cuisine jardin ménage lessive meubles toit propriétaire déménag* cave balcon travaux ranger rangé',
    faith:
      'dieu église prière* prier prié foi sermon âme bible messe curé prêtre pasteur religion religieu* mosquée synagogue temple ciel grâce psaume* bénédiction',
    travel:
      'voyage* voyagé train trains vol aéroport hôtel billet* passeport étranger bateau voiture bus tram métro valise* route gare conduire autoroute',
    food: 'manger mangé mange déjeuner dîner petit-déjeuner repas cuisiner cuisiné restaurant boire bu café thé vin bière pain fromage viande gâteau* recette* faim fruit* soupe pâtes',
    learning:
      'apprendre appris étude* étudier école université fac cours leçon* examen* concours professeur prof profs élève* étudiant* devoirs livre* lire lu lecture langue* diplôme formation bac',
    creativity:
      'musique chanson* chanter chanté peindre peinture dessin* dessiner écrire écrit poème* poésie roman* histoire guitare piano violon art artiste* danse* théâtre film* photo* concert* chorale coudre tricot*',
    nature:
      'nature promenade* forêt arbre* bois rivière fleuve mer plage montagne* soleil pluie neige vent temps parc fleur* oiseau* chien chat animal animaux lune étoiles printemps automne randonnée lac',
    purpose:
      'sens but buts avenir valeur* décision* décider décidé changement* vocation résolution* habitude* intention* objectif* direction projet-de-vie',
    self: 'moi-même identité confiance-en-moi émotion* personnalité journal-intime limites estime',
  },
  ar: {
    work: 'عمل العمل عملي وظيفه وظيفتي مكتب المكتب مدير المدير مديري زميل زميلي زميلتي زملاء اجتماع مشروع عميل شركه راتب ترقيه مقابله عقد دوام تقرير مناوبه استقاله',
    money:
      'مال المال نقود دين ديون ايجار الايجار فاتوره فواتير بنك قرض توفير دخل ضريبه ضرائب سعر ثمن تكلفه غالي حساب دفع ادفع دفعت مصروف يورو دولار تامين',
    health:
      'صحه صحتي طبيب الطبيب طبيبه مستشفي المستشفي مرض مريض مريضه دواء حبوب حمي سعال صداع بطن علاج تشخيص عمليه حامل جرح الم وجع ممرضه اسنان عياده تحليل تحاليل',
    family:
      'عايله عايلتي اسره امي ابي والدي والدتي اخي اختي اخوتي ابني ابنتي اولادي اطفالي طفلي طفلتي جدي جدتي عمي عمتي خالي خالتي زوجي زوجتي حفيدي',
    friends:
      'صديق صديقي صديقتي اصدقاء اصدقايي صديقاتي صداقه جار جاري جارتي جيران ضيوف ضيف حفله زياره رفيق رفاق',
    love: 'حبيبي حبيبتي علاقه علاقتنا زواج عرس خطوبه خطيبي خطيبتي طلاق انفصال موعد قبله غرام',
    rest: 'نوم النوم نمت انام سرير قيلوله حلم احلام كابوس مستيقظ عطله اجازه راحه استراحه وساده ارق',
    home: 'بيت البيت بيتي منزل منزلي شقه غرفه مطبخ حديقه تنظيف غسيل اثاث سقف شرفه انتقال',
    faith:
      'الله رب صلاه صليت اصلي دعاء دعوت ايمان مسجد كنيسه قران انجيل خطبه روح جنه رمضان صيام صمت بركه شيخ',
    travel:
      'سفر سافرت نسافر رحله قطار طايره مطار فندق تذكره جواز غربه سفينه قارب سياره حافله حقيبه طريق قياده',
    food: 'طعام اكل اكلت غداء عشاء فطور طبخ طبخت مطعم شراب شربت قهوه شاي خبز جبن لحم كعك وصفه جوع جايع فاكهه حساء',
    learning:
      'دراسه ادرس درست مدرسه جامعه الجامعه درس دروس امتحان الامتحان معلم معلمه طالب طالبه واجب كتاب كتب قراءه قرات لغه شهاده دوره',
    creativity:
      'موسيقي اغنيه غناء رسم رسمت لوحه كتابه كتبت شعر قصيده روايه قصه عود بيانو فن فنان رقص مسرح فيلم صوره تصوير حفل',
    nature:
      'طبيعه مشيت غابه شجره اشجار نهر بحر البحر شاطي جبل جبال سماء شمس مطر المطر ثلج ريح طقس حديقه زهره زهور طيور عصفور كلب قطه قمر نجوم ربيع خريف',
    purpose: 'معني هدف اهداف مستقبل المستقبل قيمه قيم قرار قررت تغيير رساله عاده عادات نيه خطه طموح',
    self: 'نفسي ذاتي هويه ثقتي مشاعر مشاعري شخصيه يوميات حدودي',
  },
};
