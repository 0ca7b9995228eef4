/*
 * Passwords that everybody would try first, made by rule: obvious words with obvious endings, walks over the keyboard,
 * sequences and repetitions. It is no list of passwords that leaked somewhere.
 */

const WORDS = `
  password passwort kennwort contrasena motdepasse senha parola pass passwd geheim secret welcome willkommen bienvenue
  hello hallo bonjour hola login admin administrator root user guest test testing default changeme letmein opensesame
  master access system server internet computer laptop office windows linux google apple amazon samsung android iphone
  iloveyou ilove loveyou love lovely lover baby babygirl honey sweet sweetheart angel princess prince queen king family
  mother father mama papa mutter vater schatz liebe sunshine sunflower flower rainbow butterfly summer winter spring
  autumn sommer herbst fruehling january february march april june july august september october november december
  januar februar maerz juni juli oktober dezember monday tuesday wednesday thursday friday saturday sunday montag
  dienstag mittwoch donnerstag freitag samstag sonntag football fussball baseball basketball soccer hockey tennis
  liverpool chelsea arsenal barcelona bayern dortmund schalke juventus madrid yankees cowboys eagles tigers lakers
  dragon monkey tiger lion panther wolf bear eagle falcon dolphin shark kitten kitty puppy doggy horse pferd hund katze
  charlie buddy max bella lucky rocky shadow ginger peanut cookie chocolate banana orange cherry pepper coffee
  superman batman spiderman ironman starwars pokemon pikachu naruto matrix hunter ranger killer warrior ninja samurai
  knight wizard magic merlin phantom ghost phoenix thunder lightning storm freedom peace hope dream happy smile trust
  michael daniel david thomas andreas stefan martin peter robert andrew joshua matthew jordan jessica jennifer ashley
  michelle nicole amanda samantha sarah anna laura julia maria sophie hannah lisa lena george james william alexander
  blue green purple yellow black white silver golden diamond crystal money million dollar mustang ferrari porsche
  mercedes corvette harley yamaha reflectory journal notebook diary tagebuch qwerty qwertz azerty asdf asdfgh zxcvbn
`
  .trim()
  .split(/\s+/);

const YEARS = Array.from({ length: 47 }, (_, index) => String(1980 + index));
const ENDINGS = [
  '',
  ...'0 1 2 3 7 00 01 007 10 11 12 13 21 22 23 33 69 77 88 99 100 111 123 321'.split(' '),
].concat(
  '666 777 999 1234 4321 12345 123456 ! !! ? . 1! 12! 123! 1234! 1? @123 #1 abc xyz'.split(' '),
  YEARS,
);

/** Rows and columns of keyboards, the alphabet and the digits: any part of them, either way, is obvious. */
const WALKS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  '147258369',
  '741852963',
];

/** Fewer characters are refused for their length. */
const SHORTEST = 6;
/** Longer parts of a walk are nobody's first try. */
const LONGEST_WALK = 14;

function* walks(): Generator<string> {
  for (const walk of WALKS) {
    for (let start = 0; start + SHORTEST <= walk.length; start += 1) {
      for (let end = start + SHORTEST; end <= Math.min(walk.length, start + LONGEST_WALK); end += 1) {
        const part = walk.slice(start, end);
        yield part;
        yield [...part].toReversed().join('');
      }
    }
  }
}

function* repetitions(): Generator<string> {
  for (const unit of [
    ...'abcdefghijklmnopqrstuvwxyz0123456789',
    'ab',
    'ba',
    '12',
    '21',
    '69',
    '10',
    '123',
    '321',
    'abc',
    'asd',
    'qwe',
    'xyz',
    '1234',
    'abcd',
    'pass',
  ]) {
    for (let length = SHORTEST; length <= 12; length += 1) {
      if (length % unit.length === 0) yield unit.repeat(length / unit.length);
    }
  }
}

function makeList(): ReadonlySet<string> {
  const list = new Set<string>([...walks(), ...repetitions()]);
  for (const word of WORDS) {
    for (const ending of ENDINGS) list.add(word + ending);
    list.add(word + word);
  }
  return list;
}

let list: ReadonlySet<string> | undefined;

/** The list, made when it is first asked for. */
export function commonPasswords(): ReadonlySet<string> {
  list ??= makeList();
  return list;
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
};

/** Whether a password is one of them, in whatever case and with digits in place of letters (`P4ssw0rd`). */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (commonPasswords().has(plain)) return true;
  // An ending of digits is one; within the word they stand for letters.
  const [, word = '', ending = ''] = /^(.*?)([\d!?.#]*)$/s.exec(plain) ?? [];
  const letters = word.replaceAll(/[0134579@$€]/g, (found) => LOOKALIKES[found] ?? found);
  return commonPasswords().has(letters + ending);
}
