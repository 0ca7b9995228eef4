import { oneself } from './ar/oneself.ts';
import { plain } from './ar/plain.ts';
import { statements } from './ar/statements.ts';
import { strong } from './ar/strong.ts';
import { surroundings } from './ar/surroundings.ts';
import { ways } from './ar/ways.ts';
import { wishes } from './ar/wishes.ts';
import type { Speech } from './speech.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What is written in one with the word after it: the longest first. */
const clitics = ['وال', 'فال', 'بال', 'عال', 'كال', 'لل', 'ال', 'و', 'ف', 'ب', 'ل', 'ك', 'ه', 'ع'];
/** "Not" around a verb, from Egypt to the Maghreb. */
const denied = /^(?:و|ف)?ما?[ء-ي]{2,}ش$/;

const forms = (word: string): readonly string[] => {
  const found = [word];
  for (const clitic of clitics)
    if (word.startsWith(clitic) && word.length - clitic.length >= 3) found.push(word.slice(clitic.length));
  if (/^[وف]ال/.test(word)) found.push(word.slice(1));
  if (denied.test(word)) found.push('¬');
  return found;
};

export const ar: Speech = {
  language: 'ar',
  strong,
  cues: [wishes, oneself, ways, statements, plain, surroundings],
  classes: {
    حبوب: 'حبوب الحبوب حبوبي ادويه الادويه ادويتي دوا الدوا دواء الدواء دوايا حبه حبات بندول المنوم منوم مسكنات المسكنات اقراص الاقراص انسولين برشام البرشام حبايات',
    شفره: 'شفره الشفره شفرات موس الموس امواس سكين السكين سكينه السكينه كتر مشرط',
    عال: 'الجسر جسر السطح سطح الكوبري كوبري الحافه البلكونه بلكونه الشرفه البرج العماره',
    دخلت: 'دخلت نزلت مشيت دخل فتت',
    فكر: 'افكر بفكر فكرت افكار فكره عمفكر نفكر كنفكر تخيلت اتخيل بتخيل',
    يوم: 'الاحد الاثنين الثلاثاء الاربعاء الخميس الجمعه السبت بكره بكرا غدا الاسبوع العيد',
    مجرد: 'مجرد بس فقط صرت كنت',
    جرح: 'اجرح بجرح جرحت اشرط بشرط شرطت احرق بحرق حرقت اقطع بقطع قطعت اشطب شطبت اذيت ااذي اوذي باذي بأذي خدشت اخدش بخدش ضربت بضرب اضرب',
    kin: 'امي ماما ابي بابا ابوي اهلي زوجي زوجتي مراتي مرتي جوزي اولادي عيالي ولادي ابني ابنتي بنتي ولدي اخي اخوي اختي جدتي جدي تيتا ستي خالتي عمي خالي عمتي عائلتي عيلتي',
    people:
      'صديقي صديقتي صاحبي صاحبتي زميلي زميلتي جاري جارتي جارتنا جارنا المدير مديري المريض الدكتور الدكتوره الاستاذ المعلمه الرجل المراه الولد الطفل الكلب القط البطل الفريق عمي',
  },
  spell: (piece) => [piece],
  forms,
  fillers: setOf(
    'بس خلاص جد جدا والله فعلا حقا كتير كثير مره ابدا اصلا كمان لسه لسا بعد هلق الحين دلوقتي الان يعني شوي شويه دايما كلها بصراحه كل ان اني انني انا صار صرت قد كم انو انه',
  ),
  joins: setOf('و ولكن لكن بس لان لانه لاني عشان حتي لما اذا او بينما بل ولا حين'),
  subordinates: setOf('ان اني انني انو انه'),
  ownSpeech: /(?:قلت|اقول|كتبت(?! ال)|همست(?! ال)|فكرت|بقول|اقولها)/,
  says: /(?:قال|قالت|يقول|تقول|صرخ|همس|همست|اعلن|تنهد|كتب|عنوان|اغنيه|فيلم|روايه|كتاب|قصيده|مسلسل|مسرحيه|لافته|شعار|بطل|شخصيه|تطبيق|ينشد|غني|بيقول|بتقول|المديره|رد|اوبرا|التلميذه|نشرات|دفتري)/,
  hasCapitalNames: false,
};
