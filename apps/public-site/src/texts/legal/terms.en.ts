import {
  DELETION_DEADLINE_DAYS,
  EXPORT_AFTER_TERMINATION_DAYS,
  LIABILITY_MONTHS,
  MINIMUM_AGE,
  PRICE_NOTICE_DAYS,
  TRIAL_DAYS,
} from '@reflectory/contracts/behaviour';
import { monthlyPrice } from '@reflectory/domain/price';
import type { LegalText } from './legal-text.ts';

/** The Terms of Service in English, which are the authoritative ones. */
export const terms: LegalText = {
  title: 'Terms of Service',
  description: 'The terms of {{productName}} in fourteen numbered sections, written to be read.',
  lastUpdated: 'Last Updated: {{today}}',
  contents: 'Contents',
  lead: 'These terms say what {{productName}} is, what it is not, what you may expect from us and what we ask of you.',
  authority: '',
  sections: [
    {
      anchor: 'acceptance',
      title: 'Acceptance',
      blocks: [
        'By creating an account or by using {{productName}} you enter into an agreement with its operator (“we”, “us”) on these terms. If you do not agree with them, please do not use {{productName}}.',
        `You must be at least ${MINIMUM_AGE} years old and able to enter into a binding agreement. If you use {{productName}} through a space of a company or another organisation, that organisation may have rules of its own for you; towards us, these terms apply as well.`,
      ],
    },
    {
      anchor: 'not-a-medical-service',
      title: 'Not a medical service',
      blocks: [
        '{{productName}} is a tool for writing and reflection. It is not a medical, psychological or therapeutic service. It makes no diagnosis, offers no treatment, and nobody at {{productName}} watches what you write in order to help you in an emergency.',
        'Nothing that you read here, whether written by us or made by software, replaces the advice of a doctor, a therapist or another professional who knows you. Do not put off seeking help, and do not stop a treatment, because of something you read in {{productName}}. If you are in danger or in a crisis, see section 11.',
      ],
    },
    {
      anchor: 'ai-content-limits',
      title: 'AI content limits',
      blocks: [
        'Insights, summaries, themes, suggestions, artwork and similar results are made by software, in part with artificial intelligence. They can be incomplete, wrong or out of place. They describe words in a text; they do not measure you.',
        'Where we can, we show the sentences on which a result rests, so that you can judge it yourself. You decide what it is worth. Do not base medical, legal, financial or other weighty decisions on it alone.',
        'Results are made anew for each text. Others may receive similar ones, and the same text may be read differently at another time.',
      ],
    },
    {
      anchor: 'acceptable-use',
      title: 'Acceptable use',
      blocks: [
        'You are responsible for what you write, upload and share, and for keeping your password and devices safe. Tell us when you believe that somebody else uses your account. You agree not to',
        [
          'break the law, or infringe the rights of others, with {{productName}};',
          'share content that threatens, harasses or demeans people, that sexualises minors, or that calls for violence or self-harm;',
          'publish personal data of other people without their permission, or clone a voice that is not yours without the consent of its owner;',
          'look for gaps in our security without our written permission, get around limits, or disturb the service for others;',
          'read out {{productName}} automatically beyond the export that we offer, resell access to it, or use it to build a competing service.',
        ],
        'We may remove a public link or shared content that breaks these rules, and restrict an account where that is necessary to protect others.',
      ],
    },
    {
      anchor: 'subscription-and-payment',
      title: 'Subscription and payment',
      blocks: [
        `New accounts begin with a free trial of ${TRIAL_DAYS} days. If you give us a means of payment, the subscription begins when the trial ends, at ${monthlyPrice('en')} per month, plus taxes where the law asks for them. It renews automatically every month until you cancel. If you give none, nothing is charged, and the paid parts close when the trial ends; what you have written stays yours to read and to export.`,
        'You can cancel at any time in the settings of your account or in the customer portal. The cancellation takes effect at the end of the period that is already paid; until then everything stays open. Except where the law gives you a right to it, periods that have begun are not refunded.',
        `We may change the price. We tell you at least ${PRICE_NOTICE_DAYS} days before, and the new price applies to periods that begin afterwards. If you do not want to pay it, cancel before then.`,
        'Payments are handled by our payment provider, Stripe. We never see your full card number. When a payment fails we try again and tell you; if it stays unpaid, the paid parts are closed.',
        'Members of the beta programme have full access free of charge while the testing lasts. We tell them before it ends. In spaces of organisations, the organisation pays, and its agreement with us decides.',
      ],
    },
    {
      anchor: 'data-and-privacy',
      title: 'Data and privacy',
      blocks: [
        'What you write is yours and is private unless you share it. Our Privacy Policy says which data we process, why, who helps us with it, and which rights you have. It is part of what you agree to when you use {{productName}}.',
        'Journal entries are processed in order to make insights from them, and third-party AI providers may be used for that. The Privacy Policy says exactly when that is the case.',
        'You can export your data in common formats, or have it deleted, at any time in the settings.',
      ],
    },
    {
      anchor: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        'Your content stays yours. You allow us to store, process and show it only as far as it takes to run {{productName}} for you: for example to save it, to make insights and artwork from it, and to show it to those you give a link to. This permission ends when the content is deleted. We do not use your content to train AI models, nor for advertising.',
        'Results that are made from your content, such as insights and artwork, you may use freely, as far as we can grant rights in them.',
        '{{productName}} itself, with its software, design, texts and marks, belongs to us or our licensors. You may use it under these terms; beyond that, no rights pass to you. If you send us ideas or feedback, we may use them without owing you anything.',
      ],
    },
    {
      anchor: 'limitation-of-liability',
      title: 'Limitation of liability',
      blocks: [
        '{{productName}} is provided “as is” and “as available”. As far as the law permits, we give no warranties of any kind, neither express nor implied, for example of fitness for a particular purpose, of correctness, or of uninterrupted operation.',
        `As far as the law permits, we are not liable for indirect, incidental or consequential damage, nor for lost profits or lost data. Our total liability for all claims in connection with {{productName}} is limited to the amount that you paid us in the ${LIABILITY_MONTHS} months before the event that gave rise to the claim.`,
        'Nothing in these terms excludes or limits liability that cannot be excluded or limited by law, for example for intent, for gross negligence, or for injury to life, body or health, nor the rights that you have as a consumer where you live.',
      ],
    },
    {
      anchor: 'availability',
      title: 'Availability',
      blocks: [
        'We work to keep {{productName}} available and your content safe, but we do not promise that it is always reachable or free of errors. Maintenance, failures of others on whom we depend, or events beyond our control can interrupt it.',
        'We develop {{productName}} further, and may add, change or end parts of it. If we end something essential that you pay for, we tell you in good time, and you may cancel and receive a refund for the rest of the period that is already paid.',
      ],
    },
    {
      anchor: 'termination',
      title: 'Termination',
      blocks: [
        'You can end this agreement at any time by deleting your account in the settings. We may end it with reasonable notice, or at once if you seriously or repeatedly break these terms.',
        `After the agreement ends you can export your content for ${EXPORT_AFTER_TERMINATION_DAYS} days, unless the law forbids us to give it to you. If you ask us to delete your account, your data is deleted within ${DELETION_DEADLINE_DAYS} days of that request, even if you have not exported it; so please export first what you want to keep.`,
        'Public links stop working when an account is closed. Sections 7, 8 and 12 continue to apply after the end.',
      ],
    },
    {
      anchor: 'crisis-resources',
      title: 'Crisis resources',
      blocks: [
        'If you are thinking of harming yourself or others, or if you are in danger, please do not write to us: we may read it too late. Turn to people who can help now. The following services are free of charge and open to everyone.',
        {
          described: [
            {
              term: 'United States: 988',
              text: '988 Suicide & Crisis Lifeline. Call or text 988, day and night. In an emergency, call 911.',
              href: 'tel:988',
            },
            {
              term: 'Europe: 112',
              text: 'The emergency number in all countries of the European Union and in many others.',
              href: 'tel:112',
            },
            {
              term: 'Europe: 116 123',
              text: 'Emotional support lines, in many European countries under this number.',
              href: 'tel:116123',
            },
            {
              term: 'Everywhere: findahelpline.com',
              text: 'Finds a helpline near you, by country and by what is on your mind.',
              href: 'https://findahelpline.com',
            },
          ],
        },
      ],
    },
    {
      anchor: 'governing-law',
      title: 'Governing law',
      blocks: [
        'These terms are governed by the laws of the United States and of the state of Utah, without regard to their rules on conflicts of law. The courts of the state of Utah and the federal courts that sit there have jurisdiction over disputes arising from these terms.',
        'If you are a consumer and live elsewhere, you keep the protection of the mandatory law of the country in which you live, and may also bring your case before its courts. Before going to court, please write to us: most things can be settled that way.',
      ],
    },
    {
      anchor: 'changes',
      title: 'Changes',
      blocks: [
        `We may change these terms, for instance when {{productName}} or the law changes. The date at the top shows the current version. If a change matters to you, we tell you in the product or by email at least ${PRICE_NOTICE_DAYS} days before it applies.`,
        'If you go on using {{productName}} after a change applies, you accept it. If you do not agree, you can cancel and delete your account before then.',
        'Should a provision be invalid, the others stay in force.',
      ],
    },
    {
      anchor: 'contact',
      title: 'Contact',
      blocks: [
        'Questions about these terms? Write to us; a person reads it.',
        { described: [{ term: 'Email', text: '{{contactEmail}}', href: 'mailto:{{contactEmail}}' }] },
      ],
    },
  ],
};
