import {
  DELETION_DEADLINE_DAYS,
  DELETION_GRACE_DAYS,
  INACTIVE_DATA_YEARS,
  MINIMUM_AGE,
  PRICE_NOTICE_DAYS,
  PRIVACY_REQUEST_DAYS,
} from '@reflectory/contracts/behaviour';
import type { LegalText } from './legal-text.ts';

/** The Privacy Policy in English, which is the authoritative one. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  description:
    'What {{productName}} collects, why, who processes it, and how you get it back or have it deleted.',
  lastUpdated: 'Last Updated: {{today}}',
  contents: 'Contents',
  lead: 'A journal is about as private as data can be. This policy says what happens to it, without small print.',
  authority: '',
  sections: [
    {
      anchor: 'introduction',
      title: 'Introduction',
      blocks: [
        'This policy applies to {{productName}}, its public pages and its app. The operator of {{productName}} (“we”) is responsible for the processing described here.',
        'If you use {{productName}} through a space of a company or another organisation, that organisation decides who may join, which features are on and which AI engine reads entries. Its administrators see your name, your email address, your role and when you last signed in. They cannot read what you write; the product offers them no way to do so.',
      ],
    },
    {
      anchor: 'information-collected',
      title: 'Information collected',
      blocks: [
        'We process what you give us, and what is needed so that the product works:',
        [
          'Account: your name, your email address, your password (only as a hash that cannot be turned back), your role, and, if you use them, your second factor and your lock code.',
          'Content: what you write, title, record or upload, your answers in guided sessions, and what is made of them, such as insights and artwork.',
          'Sharing: the public links that you make, and the snapshot that each of them shows.',
          'Payment: state and dates of your subscription. Card data goes to our payment provider directly and never reaches our servers.',
          'Sign-ins: device and browser, shortened network address and time of your sign-ins, so that you can see and end them.',
          'Operation: technical logs with times, network addresses and error messages; they contain no journal text.',
          'Usage: which kinds of screens are opened, only if you agree. No user id, no network address and no content is stored with it, and no third party is involved.',
          'Beta programme: what you tell us you are interested in.',
        ],
      ],
    },
    {
      anchor: 'use',
      title: 'Use',
      blocks: [
        'We use this data to run {{productName}} for you: to save and show your content, to make insights and artwork from it, to make the links that you ask for, to handle your subscription, to keep accounts safe, to answer you, and to send the messages that this takes. We do so to fulfil our agreement with you, because the law obliges us to, or because we have a legitimate interest in a safe product. Usage figures rest on your consent alone, which you can withdraw in the settings at any time.',
        'We do not sell personal data. We show no advertising. We do not use what you write to train AI models.',
      ],
    },
    {
      anchor: 'ai-processing-and-third-parties',
      title: 'AI processing and third parties',
      blocks: [
        'Insights come from an engine that reads the text of an entry. Each insight names the engine that made it.',
        [
          'The built-in engine works on our own servers. With it, the text of your entries does not leave them.',
          'A third-party AI provider is used only where the space that you use has configured one. Then the text of the entry that is being read, and nothing else about you, is sent to that provider, which processes it on our behalf and answers with the result. It may not use the text for purposes of its own.',
          'A recording of your voice is sent to a provider only when that space allows it and you have agreed to that provider by name. It gets the sound of that recording and its language, and answers with the words.',
        ],
        'Further processors work for us under contract: hosting and storage, the sending of email, and Stripe for payments. They receive only what their task needs.',
      ],
    },
    {
      anchor: 'security',
      title: 'Security',
      blocks: [
        'Connections are encrypted. Passwords are stored as hashes made by a method that is slow by design. Each row of the database belongs to one person and one space, and the database itself refuses everybody else. You can use a second factor, lock the screen with a code, see on which devices you are signed in, and end any of these sessions.',
        'No system is perfectly safe. If a breach concerns your data, we tell you and the authorities as the law requires. Please keep your devices and passwords safe too: what you write is kept on your device until it is saved on the server.',
      ],
    },
    {
      anchor: 'sharing',
      title: 'Sharing',
      blocks: [
        'Your journal is private. Others see a part of it only if you make a public link. Everyone who has this link can see the sections that you chose, without signing in, until you delete the link. Links cannot be guessed and are not offered to search engines.',
        'Beyond that we pass on data only to the processors named above, if the law obliges us to, to protect people from serious harm, or to a successor if {{productName}} changes hands; such a successor is bound by this policy.',
      ],
    },
    {
      anchor: 'privacy-rights',
      title: 'Privacy rights',
      blocks: [
        'Wherever you live, you may ask which data we hold about you, receive a copy, have it corrected or deleted, restrict or object to its processing, and withdraw a consent. Much of this you can do by yourself in the settings, at once: export everything as JSON and Markdown together with your media, correct your profile, switch usage figures off, delete your account.',
        `For everything else, write to us. We answer privacy requests within ${PRIVACY_REQUEST_DAYS} days. You will have no disadvantage from using your rights. You may also complain to the data protection authority where you live.`,
      ],
    },
    {
      anchor: 'retention',
      title: 'Retention',
      blocks: [
        [
          'We keep your content as long as you have an account.',
          `When you delete your account, it is closed at once: you are signed out everywhere and public links stop working. You can take that back for ${DELETION_GRACE_DAYS} days; after that everything is deleted for good. The whole takes no longer than ${DELETION_DEADLINE_DAYS} days from your request.`,
          `Data of accounts that nobody uses is kept for up to ${INACTIVE_DATA_YEARS} years.`,
          'Invoices are kept as long as tax law requires. Technical logs are deleted after a short time.',
        ],
      ],
    },
    {
      anchor: 'international-transfers',
      title: 'International transfers',
      blocks: [
        'We and our processors may process data in the United States and in other countries whose laws protect data differently than those where you live. Where the law asks for it, we rely on agreements that it recognises for such transfers, such as the standard contractual clauses of the European Union. On request we tell you where your data is.',
      ],
    },
    {
      anchor: 'children',
      title: 'Children',
      blocks: [
        `{{productName}} is for people of ${MINIMUM_AGE} years and older. We do not knowingly collect data of anybody younger. If you believe that a child has an account, write to us, and we delete it.`,
      ],
    },
    {
      anchor: 'cookies',
      title: 'Cookies',
      blocks: [
        'We use no cookies for advertising or tracking. These two are needed so that pages come to you as they should:',
        {
          described: [
            {
              term: '__Host-reflectory_document',
              text: 'Says for whom a page is drawn, so that you see your areas right away. It opens nothing by itself, cannot be read by scripts, and lives for 30 days at most or until you sign out.',
            },
            { term: 'reflectory_language', text: 'The language that you chose. Lives for a year.' },
          ],
        },
        'Your browser also keeps data on your device, in its local storage and database: your sign-in, your choice of theme and language, whether the screen is locked and whether you agreed to usage figures, copies of settings that make the start faster, and drafts until the server has them. You can remove all of it in the settings of your browser.',
        'When you pay, you leave our pages for those of Stripe, which sets cookies of its own there.',
      ],
    },
    {
      anchor: 'changes',
      title: 'Changes',
      blocks: [
        `When we change this policy, we change the date at the top. If a change matters to you, we tell you in the product or by email at least ${PRICE_NOTICE_DAYS} days before it applies. Where the law asks for your consent, we ask you.`,
      ],
    },
    {
      anchor: 'contact',
      title: 'Contact',
      blocks: [
        'For questions about privacy, and to use your rights, write to us:',
        { described: [{ term: 'Email', text: '{{contactEmail}}', href: 'mailto:{{contactEmail}}' }] },
      ],
    },
  ],
};
