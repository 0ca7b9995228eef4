/** A part of life and the words that point to it: lemmas, `/n` or `/v` bind one to noun or verb. */
export type LifeArea = { area: string; name: string; words: string };

export const lifeAreas: readonly LifeArea[] = [
  {
    area: 'work',
    name: 'Work',
    words: `work job office boss manager colleague coworker meeting project deadline client customer career business
      employer employee promotion interview presentation report/n shift/n salary team email workload clerk desk
      contract conference startup company overtime workplace resign quit profession navy commissioner
      commission committee parliament secretary deal invoice`,
  },
  {
    area: 'money',
    name: 'Money',
    words: `money debt rent mortgage bill/n budget bank loan saving savings income wage tax price cost/n expense
      expensive account/n accounts gold silver shilling pound crown/n estate profit credit cash finance financial
      afford payment pay/v spend/v invest investment pension lend borrow bargain treasury exchequer`,
  },
  {
    area: 'health',
    name: 'Health',
    words: `health doctor hospital illness ill/a sick/a disease medicine pill physician surgeon fever cough headache
      migraine stomach therapy therapist diagnosis symptom treatment exercise gym diet weight body pregnant pregnancy
      injury wound/n plague ague cold/n flu physic pain/n sore ache/n nurse recover appointment breathing`,
  },
  {
    area: 'family',
    name: 'Family',
    words: `family mother father mum mom dad parent parents brother sister son daughter child children kid baby
      grandmother grandfather grandma grandpa aunt uncle cousin nephew niece husband wife sibling toddler
      stepmother stepfather mama papa`,
  },
  {
    area: 'friends',
    name: 'Friends',
    words: `friend friends friendship neighbour neighbor companion mate buddy pal guest party/n acquaintance
      flatmate roommate reunion gathering hangout classmate`,
  },
  {
    area: 'love',
    name: 'Love',
    words: `partner girlfriend boyfriend lover relationship marriage wedding romance date/n dating divorce breakup
      sweetheart mistress engaged anniversary fiance fiancee crush/n tinder kiss`,
  },
  {
    area: 'rest',
    name: 'Rest',
    words: `sleep bed nap rest/v tired insomnia sleepless dream/n nightmare awake asleep holiday vacation weekend
      pillow bedtime relax exhausted weary sleepy fatigue`,
  },
  {
    area: 'home',
    name: 'Home',
    words: `home house/n kitchen garden apartment flat/n bedroom room cleaning laundry dishes furniture
      housework household roof landlord chore chamber parlour closet cellar servant maid neighbourhood`,
  },
  {
    area: 'faith',
    name: 'Faith',
    words: `god church prayer pray faith sermon spiritual soul bible mass/n chapel minister/n preach
      religion religious temple mosque synagogue worship heaven grace psalm priest parson`,
  },
  {
    area: 'travel',
    name: 'Travel',
    words: `travel trip journey train flight airport hotel ticket passport abroad voyage ship boat barge coach road
      ride drive/v drove bus tram luggage tour destination map/n sail horse`,
  },
  {
    area: 'food',
    name: 'Food',
    words: `food eat dinner lunch breakfast supper meal cook/v cooking restaurant drink/v coffee tea wine beer ale
      bread cheese meat bake recipe hungry hunger dine sup/v oyster sack/n cake fruit feast tavern appetite`,
  },
  {
    area: 'learning',
    name: 'Learning',
    words: `learn study/v school university college class lesson course/n exam exams teacher student homework book
      read/v reading lecture language thesis degree essay tutor mathematics science experiment scholar training
      curiosity`,
  },
  {
    area: 'creativity',
    name: 'Creativity',
    words: `music song sing paint/v painting draw/v drawing write/v writing poem poetry novel story guitar piano
      violin lute viol flageolet art artist creative creativity dance theatre theater play/n stage/n film photo
      photograph craft sketch design instrument concert tune`,
  },
  {
    area: 'nature',
    name: 'Nature',
    words: `nature walk/v tree forest wood/n river sea beach mountain sky sun rain snow storm wind/n weather park
      flower bird dog cat animal moon star field spring/n autumn hike lake sunset sunrise frost`,
  },
  {
    area: 'purpose',
    name: 'Purpose',
    words: `purpose meaning goal future dream/v value/n values path decision decide choice change/n growth calling
      vocation direction priority resolve/n resolution ambition vow habit intention`,
  },
  {
    area: 'self',
    name: 'Self',
    words: `myself identity self confidence feeling feelings emotion boundary boundaries personality
      introvert journaling journal diary`,
  },
];
