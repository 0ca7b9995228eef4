/** English words of the concepts. */
export const en = `
i: i me my myself mine
you: you your yours yourself
they: they them their others people family
third: he she him her his hers
nobody: nobody noone none
everyone: everyone everybody anyone anybody
not: not never no nothing neither nor without hardly barely
cannot: cannot unable impossible
die: die dies dying died croak
dead: dead death deceased corpse deadly lifeless
kill: kill* murder* slay
suicide: suicid* kms unalive* euthanas* selfharm
live: live living lives alive life lived existing exist exists existence survive* surviv*
breathe: breath* heartbeat pulse
wake: wake wakes waking woke awake morning mornings
sleep: sleep* asleep slept bed nap dream* pillow
end: end ends ending ended over finish* final finito stop stops stopped stopping quit
start: start* begin* began beginning new newly fresh
gone: gone vanish* disappear* missing absent erase* erased delete* deleted cease*
leave: leave leaves leaving left exit exits depart* out away go going went
here: here around stay stays staying remain*
last: last final finally
forever: forever ever permanent* eternal* always
again: again anymore longer
goodbye: goodbye bye farewell goodbyes byes
sorry: sorry forgive* apolog* pardon blame fault
love: love loved loves loving hug* kiss*
miss: miss missed misses notice* noticed
letter: letter* note notes written wrote write writing card cards message envelope* video recorded
papers: will testament solicitor insur* policy deeds accounts bureau folder passcode password* code
give: give gives gave given giving away signed handed
heir: watch jewellery ring rings guitar console records medal collection savings inherit* opal
pet: dog dogs cat cats rabbit hamster goldfish canary budgie horse
kids: kid kids child children son daughter baby girls boys lad lads toddler
parent: mum mom mother dad father parents nan gran grandad grandma
partner: wife husband boyfriend girlfriend partner ex
friend: friend* mate mates pal colleague*
pill: pill pills tablet* medication meds overdose* morphine dose doses sleeping painkiller* paracetamol prescription*
blade: blade* razor* knife knives cut cuts cutting scars scissors wrist* slit marks
rope: rope* noose hang hanging hanged hung beam* cord branch rafters
gun: gun guns shotgun rifle pistol bullet* trigger barrel shoot
height: bridge* roof rooftop balcony window ledge cliff* edge jump* fall falling leap railing footbridge floors quarry stairs
water: river canal lake sea drown* water waves pier reservoir
train: train trains platform track tracks rail* lorry truck bus traffic
crash: wheel swerve* crash* oncoming tree wall wreck
gas: garage engine exhaust gas oven
tired: tired exhausted weary worn drained sick
pain: pain* hurt* ache* aching agony suffer* torment unbearable
burden: burden* nuisance useless worthless pathetic failure waste poison toxic broken ruin* problem deadweight replaceable disappointment
better: better easier relieved relief peace free freed freer happier favour favor
point: point reason reasons purpose meaning why sense use worth bother
hope: hope hoping hopeless hopes hopeful
despair: unbearable despair* desperate hopeless pointless trapped worthless helpless
future: future tomorrow year years next
time: tonight today night weekend friday monday tuesday sunday christmas birthday march winter spring
plan: plan plans planned planning decided decision mind date arranged chosen
ready: ready ordered tidy cleaned cleared sorted tidied settled
calm: calm calmer quiet quietly peace peaceful rest silence lighter
afraid: afraid scared fear* frighten* terrified worry worri* anxious
courage: guts courage brave nerve dare
god: god lord pray prays prayed prayer* heaven hell jesus vicar church
wish: wish wishing wished want wants wanted wanting wanna hope rather prefer* like
think: think thinking thought thoughts keep imagine* picture*
find: find finds found finding finders discover* body
key: key keys spare lock* door unlocked gate
money: money mortgage debt* owe* pay pays paid bank rent fortune
funeral: funeral* grave graves buried bury burial ashes coffin churchyard cemetery headstone obituary hymn wake
hospital: hospital doctor nurse ward clinic scan operation ambulance stroke cancer terminal tumour
help: help helpline therap* counsel* psych* support hotline
search: google* googled search* looked internet
born: born birth
fail: fail* failed failure lose loser lost mistake error
hate: hate* hated despise* loathe* disgust*
empty: empty hollow numb nothing void blank
dark: dark darkness black light tunnel grey
alone: alone lonely lonel* isolated
secret: secret* told tell tells nobody hide hid hides hiding lie lied pretend* fine mask
count: count counted counting counts days hours minutes
save: saving saved hoard* collected collecting enough stash* hidden
tears: cry cries crying cried tears sob* wept weep*
food: tea coffee soup cake dinner lunch breakfast pie pizza bread cook* cheese curry toast biscuit* eat ate eating eggs chocolate potato* beer pint wine roast sandwich pudding jam
work: work boss shift shifts rota job office meeting* client* colleague* deadline project report promotion notice training customer* factory
school: school exam* class teacher essay homework maths lesson* uni thesis prom lecture seminar grade* test college
sport: match goal score* team football cricket race run running gym club league golf bike marathon won game games
story: film movie book novel series episode character* play song album read chapter poem documentary podcast scene actor finale opera plot hero video
laugh: laugh* giggl* joke* funny hilarious lol haha grin*
weather: rain* snow* sun sunny wind storm cold heat hot frost fog
travel: holiday* flight airport trip beach suitcase* visa travel* hotel ferry spain
tech: phone wifi laptop app printer battery computer router car boiler till server laptop screen tv radio internet
house: kitchen garden* shed roof paint* curtains sofa plumber fence gutter* bins washing laundry flat house moving
clothes: dress shoes jumper hat coat socks hair haircut shirt
shop: bought buy buying shop* sold price* sale cheap cost* bill bills
nature: tree trees bird birds blackbird tomatoes flowers swan otter* beans hens sheep field* grass
party: party wedding christening reunion concert dance* dancing invited birthday
good: glad happy lovely nice good great brilliant wonderful beautiful proud fun excited delicious best
luck: luckily lucky phew thankfully managed passed
child-voice: omg literally sm idk tbh ngl
past: used ago once then back twenties
number: one two three four five six seven eight nine ten twenty hundred
self-only: myself
`;
