import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/surveyAnswer.ts';

export const texts: Texts<typeof spanish> = {
  list: {
    context: 'Surveys waiting for an answer',
    none: {
      title: 'No surveys to answer',
      body: 'When the institution publishes one, it will appear here.',
    },
    mandatory: 'Mandatory',
    begun: 'Begun',
    until: 'Until {{day}}',
    answer: 'Answer',
    goOn: 'Continue',
    moment: {
      inicio: 'As the internship begins',
      mitad: 'Halfway through the internship',
      final: 'As the internship ends',
    },
  },
  tutor: { title: 'Surveys about this internship' },
  pages: {
    place: 'Page {{page}} of {{total}}',
    progress: '{{percent}}% answered',
    progressLabel: 'Questions answered',
    back: 'Back',
    next: 'Next',
    finish: 'Finish and send',
  },
  takeBack: 'Clear the answer',
  takeBackOf: 'Clear the answer: {{question}}',
  howMany: {
    exactly_one: 'Choose one answer.',
    exactly_other: 'Choose {{count}} answers.',
    between: 'Choose {{min}} to {{max}} answers.',
    atLeast_one: 'Choose at least one answer.',
    atLeast_other: 'Choose at least {{count}} answers.',
    atMost_one: 'Choose one answer at most.',
    atMost_other: 'Choose {{count}} answers at most.',
  },
  bounds: {
    between: 'From {{min}} to {{max}}',
    from: '{{min}} or more',
    to: '{{max}} or less',
  },
  saving: {
    now: 'Saving…',
    lost: 'No connection: the last answers are in this browser and will be saved automatically.',
    retry: 'Save now',
  },
  survey: {
    anonymous: 'Anonymous answer',
    named: 'Answer under your name',
    over: {
      title: 'Your access to this survey has expired',
      body: 'The last answers are still in this browser. They will be saved when you come in again.',
      again: 'Come in again',
    },
  },
  done: {
    title: 'Thank you for answering',
    body: 'Your answers have been sent.',
    anonymous: 'Your answer is anonymous: it is kept without your name.',
    home: 'Go to the home page',
    surveys: 'See the surveys to answer',
    close: 'You can close this page.',
  },
  access: {
    questions_one: 'One question',
    questions_other: '{{count}} questions',
    mandatory: 'Mandatory',
    until: 'Until {{day}}',
    outsiders: {
      title: 'Survey for people without an account',
      nothing: 'Nothing in this survey is waiting for you',
      body: 'It’s for people without an account, so it can’t be answered while logged in.',
      all: 'See all surveys',
    },
    named: {
      title: 'Answering under your name',
      asMe: 'The institution will know whose answer it is. Everything is saved automatically, and you can go on later on another device.',
      asTutor:
        'Your tutor’s link says whose answer it is. Everything is saved automatically, and you can go on later with the same link.',
      begin: 'Begin or go on',
      start: 'Start answering',
      goOn: 'Go on with your answers',
    },
    anonymous: {
      title: 'Answering anonymously',
      body: 'Your answers are kept without your name, and the portal shows nobody, not even the institution, whose they are.',
      recorded:
        'The portal only keeps that you have taken part, apart from what you answer, so as not to ask you again.',
      notRecorded: 'The portal doesn’t keep who has taken part either.',
      begin: 'Begin anonymously',
      loginFirst:
        'For the portal to keep that you have taken part, log in first. Your answer will still be anonymous.',
      enter: 'Log in to the portal',
    },
    code: {
      title: 'Code to go on',
      body: 'With it you can go on with the survey later or on another device. It is shown only now and, since the answer is anonymous, nobody can recover it.',
      copy: 'Copy the code',
      what: 'Survey code',
      start: 'Go to the questions',
      goOnTitle: 'Going on with an answer',
      goOnHere: 'An answer has been begun in this tab.',
      goOnHereButton: 'Go on with the answer',
      label: 'Code',
      help: 'The one that you were shown when you began the anonymous answer.',
      goOn: 'Go on with the code',
      unknown: 'No answer that has been begun has this code',
    },
    login: {
      title: 'Answering with your portal account',
      body: 'The institution will know whose answer it is.',
      profile: 'Kind of account',
      Alumno: 'Student',
      Empresa: 'Company',
      company: 'Company that you answer for',
      submit: 'Log in and answer',
    },
    answered: {
      title: 'This survey has been answered already',
      body: 'Thank you for taking part.',
    },
  },
};
