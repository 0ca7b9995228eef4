import { en as legal } from './legal/en.ts';

/** English texts of the public pages. `{{productName}}` is filled by the gateway with the instance's own name. */
export const en = {
  nav: {
    signIn: 'Sign In',
    home: 'Home',
    backToHome: 'Back to Home',
    skip: 'Skip to content',
    language: 'Language',
    /** What this language calls itself. */
    languageName: 'English',
    notifications: 'Notifications',
    dismiss: 'Dismiss',
  },
  /** What a field says when it cannot be sent as it is. */
  field: {
    nameMissing: 'Please enter your name',
    emailMissing: 'Please enter your email address',
    emailInvalid: 'This does not look like an email address',
    passwordMissing: 'Please enter a password',
    passwordShort: 'At least 6 characters',
    codeMissing: 'Please enter the code',
    optional: 'optional',
  },
  /** What an instance demands of a password that is chosen: `{list}` and `{count}` are filled in the browser. */
  demands: {
    list: 'Needed: {list}.',
    length: 'at least {count} characters',
    lower: 'a small letter',
    upper: 'a capital letter',
    digits: 'a digit',
    symbols: 'a symbol',
    uncommon: 'None that everybody tries first.',
    missing: 'Still needed: {list}.',
    common: 'This is one that everybody tries first.',
  },
  landing: {
    title: '{{productName}}: unleash your critical thinking',
    description:
      'Guided journaling with honest insight: write, see which of your own sentences an emotion rests on, and share only what you choose.',
    audience: 'For executives, founders, CEOs and high-performing creators',
    headline: 'Unleash Your Critical Thinking',
    lead: 'A quiet place to write, and an insight that shows its evidence. Every percentage is one click away from the sentences behind it.',
    pillarsTitle: 'Four things it does well',
    pillars: [
      [
        'Guided journaling',
        'One question at a time, in frameworks that remember your answers and bring them back where they matter.',
      ],
      [
        'Insight with evidence',
        'Emotions, themes and suggestions, each with the sentences it rests on. Nothing is invented.',
      ],
      [
        'A productivity suite',
        'Deep work, boards, goals and focus statistics that grow out of what you write.',
      ],
      [
        'A social community',
        'Groups and sharing, private by default. What you share is always your decision.',
      ],
    ],
    capabilitiesTitle: 'And room to grow',
    capabilities: [
      [
        'Sound and stillness',
        'Generated meditations with artwork, a music library, custom soundscapes and voice cloning.',
      ],
      ['Analytics', 'Mood tracking, 3D brain visualization, behavioural patterns and progress metrics.'],
      ['Artwork', 'A drawing made of what you felt, for every entry, and themes of your own.'],
      ['Enterprise', 'Session locking, multi-factor authentication, role management and your own branding.'],
    ],
    featuresTitle: 'What is in it',
    features: [
      'Guided journaling frameworks',
      'Voice recording and transcription',
      'Rich text',
      'Emotional analysis',
      'Personality insights',
      'Recurring themes',
      'Deep-work timers',
      'Kanban boards',
      'Goal tracking',
      'Shareable presentations',
      'Calendar integration',
      'Journal chat assistant',
    ],
    statistics: [
      ['10k+', 'journal sessions analyzed'],
      ['5k+', 'users transformed'],
      ['95%', 'report better self-awareness'],
    ],
    closingTitle: 'The first page is empty. It is yours.',
    closingAction: 'Start writing',
    badges: ['Secure & Private', '7-Day Free Trial', 'Cancel Anytime'],
  },
  /** Landing page of instances that sell nothing; they may put words of their own in place of the first two. */
  welcome: {
    heading: 'A quiet place to write',
    text: 'Write in guided sessions or freely, see what was felt with the sentences it rests on, and share only what you choose.',
    privacy: 'Nobody where you work can read what you write: not your administrators, and not us.',
  },
  trial: {
    title: 'Start Your Free Trial',
    price: '7 days free, then $9.99/month',
    email: 'Email',
    password: 'Password',
    submit: 'Start free trial',
    consentBefore: 'By continuing you agree to the ',
    terms: 'Terms of Service',
    consentBetween: ' and the ',
    privacy: 'Privacy Policy',
    consentAfter: '.',
    /** After the checkout was opened in a new tab. */
    checkoutOpened: 'Your account is ready, and the checkout is open in a new tab.',
    /** When the browser kept the new tab closed. */
    checkoutBlocked:
      'Your account is ready. Your browser kept the new tab closed, so please open the checkout here.',
    openCheckout: 'Open the checkout',
    toJournal: 'Go to your journal',
    /** Nothing has to be paid, or the checkout cannot be reached: the server says why. */
    withoutCheckout: 'Your account is ready.',
    codeNeeded: 'This account asks for a second factor. Enter your code to continue.',
  },
  auth: {
    description: 'Sign in to {{productName}}, create your account or reset your password.',
    signInTitle: 'Sign in',
    signUpTitle: 'Create your account',
    forgotTitle: 'Reset your password',
    newPasswordTitle: 'Choose a new password',
    name: 'Name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    signIn: 'Sign in',
    signUp: 'Create account',
    forgot: 'Send reset email',
    saveNewPassword: 'Save password',
    toSignUp: 'Create an account',
    toSignIn: 'Back to sign in',
    toForgot: 'Forgot your password?',
    noAccount: 'New here?',
    codeTitle: 'Enter your code',
    codeHint: 'Six digits from your authenticator app',
    code: 'Code',
    verifyCode: 'Continue',
    recoveryCodeTitle: 'Use a recovery code',
    recoveryCodeHint: 'One of the codes that you kept when you set up your second factor. Each works once.',
    recoveryCode: 'Recovery code',
    toRecoveryCode: 'Use a recovery code',
    toCode: 'Use your authenticator app',
    toOtherAccount: 'Use another account',
    newPasswordNote: 'You stay signed in on this device.',
    /** Above the first password of somebody who was invited. */
    invited: 'Welcome. Choose a password, and you are in.',
    linkExpired: 'This link has expired or was already used. Ask for a new one below.',
    /** A link would sign in somebody else; `{current}` and `{other}` are addresses. */
    otherAccountTitle: 'Change the account?',
    otherAccount:
      'You are signed in as {current}. This link signs in {other}: what you write from then on goes to that account. Go on only if it is yours.',
    changeAccount: 'Change the account',
    keepAccount: 'Stay signed in',
    toasts: {
      signedIn: 'Signed in successfully',
      created: "Account created — you're all set!",
      confirmByMail: 'Sign up successful. Check your email to confirm your account.',
      resetSent: 'Password reset email sent. Check your inbox!',
      emailNeeded: 'Please enter your email address',
      recoveryCodeRefused: 'This recovery code is not known or was already used',
      passwordSaved: 'Password saved',
      confirmFirst: 'Please check your email to confirm your account, then try again.',
    },
    unreachable: 'The server could not be reached. What you typed is still here; try again.',
  },
  /** Said where not everyone may join. */
  joining: {
    invited:
      'People join {{productName}} by invitation. Ask an administrator for one, or open the link in the mail that you got.',
    domains:
      'Addresses of the company join {{productName}}. You confirm yours by mail before you see anything.',
    signIn: 'Sign in',
  },
  beta: {
    title: 'Join the {{productName}} Beta',
    description: 'Full access to {{productName}}, free and without a limit while the testing lasts.',
    lead: 'Write with everything that {{productName}} can do, free while we test it, and tell us what is missing.',
    benefits: [
      ['Full premium access', 'Every part of it, without a limit, for as long as the testing lasts.'],
      ['No card', 'Nothing to pay and nothing to cancel. Beta access costs nothing.'],
      ['Your words shape it', 'What you tell us decides what we build next.'],
      ['Yours to keep', 'What you write stays yours. Export or delete it whenever you like.'],
    ],
    benefitsTitle: 'What you get',
    name: 'Name',
    email: 'Email',
    password: 'Password',
    interest: 'What interests you most?',
    interestHint: 'A sentence or two is plenty.',
    submit: 'Join the beta',
    known: 'Already have an account?',
    signIn: 'Sign in',
    toasts: {
      alreadyRegistered: 'This email is already registered. Please use the main sign-in page.',
      welcome: 'Welcome to {{productName}} beta! You have full access.',
      confirmByMail: 'Please check your email to confirm your account.',
    },
    closed: {
      heading: 'The beta is closed',
      text: 'We take no new testers at the moment. The free trial is open to everybody.',
      action: 'Start your free trial',
    },
  },
  /** What is left to somebody whose membership is paused. */
  leaving: {
    title: 'What is yours',
    description: 'Download or delete what is yours at {{productName}}.',
    lead: 'Your membership at {{productName}} is paused. Here you can take what you wrote with you, or have it deleted. Nothing else is open until an administrator takes you back.',
    ended:
      'This page opens by the link in the mail about your pause. A link works once, and what it opens ends after a while. On the sign-in page you can ask for another.',
    toSignIn: 'To the sign-in page',
    exportTitle: 'Take it with you',
    exportText: 'Everything that you wrote and what was made of it, as one file.',
    download: 'Download everything',
    saved: 'The file is saved',
    deleteTitle: 'Delete it',
    deleteText:
      'Your account closes at once, and everything in it is deleted for good two weeks later. Until then you can change your mind. Type the address of your account to confirm.',
    passwordHint: 'Not needed in the first ten minutes after you opened the link.',
    remove: 'Delete my account',
    closing: 'Your account is closed. Everything in it is deleted for good on {date}.',
    keep: 'Keep my account',
    kept: 'Your account stays',
    emailWrong: 'This is not the address of your account',
    passwordWrong: 'The password is needed, and this is not the right one',
    codeWrong: 'This code is not right',
    paused:
      'Your membership here is paused. For 30 days from then you can still download or delete what is yours: by a link that we mail to you.',
    sendLink: 'Mail me the link',
    linkSent: 'If the 30 days are not over, a link is on its way to you.',
  },
  success: {
    title: 'Welcome to {{productName}}',
    description: 'Your journal is open.',
    verifying: 'Verifying your subscription...',
    heading: 'Welcome to {{productName}}!',
    text: 'Your 7-day free trial has begun. Until it ends you pay nothing, and you can cancel at any time.',
    /** Where nothing was subscribed to, or that could not be told. */
    described: 'The 7-day free trial: until it ends you pay nothing, and you can cancel at any time.',
    includedTitle: 'What is included',
    included: [
      'AI-powered journal analysis',
      'Personalized meditations',
      'Advanced goal tracking',
      'Mind mapping tools',
    ],
    action: 'Start Journaling',
    note: 'Redirecting automatically in a few seconds...',
    notChecked: 'Your subscription could not be checked just now. Nothing is lost; your journal is open.',
    toasts: {
      started: 'Welcome to {{productName}}! Your free trial has started.',
      failed: 'There was an issue verifying your subscription. Please contact support.',
    },
  },
  notFound: { heading: '404', text: 'Oops! Page not found', action: 'Return to Home' },
  instanceNotFound: {
    heading: 'Instance not found',
    text: 'Nobody lives at this address. Check how it is spelled, or ask the person who gave it to you.',
  },
  instanceSuspended: {
    heading: 'Paused',
    text: 'This space is paused at the moment. Nothing that was written is lost. Ask your administrator when it opens again.',
  },
  legal,
  footer: { terms: 'Terms of Service', privacy: 'Privacy Policy', beta: 'Beta', signIn: 'Sign in' },
};

export type Texts = typeof en;
