import type { EventTexts } from '../../features/notifications/events.ts';

export const en: EventTexts = {
  offerValidated: {
    titulo: 'Your offer is live',
    asunto: 'Offer published: {{titulo}}',
    texto: 'We’ve approved “{{titulo}}”. Students can now see it and apply.',
  },
  offerRejected: {
    titulo: 'Your offer needs changes',
    texto: 'We couldn’t publish “{{titulo}}”. Reason: {{motivo}}. You can edit it and send it again.',
  },
  offerExpiring: {
    titulo: 'Your offer expires soon',
    texto:
      '“{{titulo}}” accepts applications until {{dia}}. If you need more time, you can publish a new one.',
    asunto: 'Expires soon: {{titulo}}',
  },
  offerExpired: {
    titulo: 'Your offer has expired',
    texto:
      '“{{titulo}}” has reached its last day and no longer accepts applications. The ones you received are still there.',
  },
  offerReceived: {
    titulo: 'We’ve received your offer',
    asunto: 'Offer received: {{titulo}}',
    texto: 'We’ll review “{{titulo}}” and let you know when it’s published or if something needs changing.',
  },
  offerSent: {
    titulo: 'One of your company’s offers was sent',
    asunto: 'Offer sent: {{titulo}}',
    texto: 'Somebody else at your company has sent “{{titulo}}” for approval.',
  },
  offerEdited: {
    titulo: 'One of your company’s offers was changed',
    asunto: 'Offer changed: {{titulo}}',
    texto: 'Somebody else at your company has changed “{{titulo}}”.',
  },
  offerClosed: {
    titulo: 'One of your company’s offers was closed',
    texto: 'Somebody else at your company has closed “{{titulo}}”: it no longer accepts applications.',
    asunto: 'Offer closed: {{titulo}}',
  },
  offerDeleted: {
    titulo: 'One of your company’s offers was deleted',
    texto: 'Somebody else at your company has deleted “{{titulo}}”.',
    asunto: 'Offer deleted: {{titulo}}',
  },
  companyValidated: {
    titulo: 'Your company can now use the portal',
    texto: 'We’ve approved {{empresa}}. You can log in and publish offers.',
  },
  companyRejected: {
    titulo: 'We couldn’t approve your company',
    texto:
      'The registration of {{empresa}} wasn’t accepted. Reason: {{motivo}}. If you can put that right, ask for the account again with the same tax ID (NIF) and, if you like, the same email.',
  },
  contactValidated: {
    titulo: 'You can now use the portal',
    texto: 'We’ve approved your access as a contact at {{empresa}}. You can log in.',
  },
  contactRejected: {
    titulo: 'We couldn’t approve your access',
    texto:
      'Your request for access as a contact at {{empresa}} wasn’t accepted. Reason: {{motivo}}. We’ve deleted the data you sent us.',
  },
  contactJoined: {
    titulo: 'Somebody else can now use the portal for your company',
    texto: 'We’ve accepted one more contact at {{empresa}}. If you didn’t expect them, write to us.',
  },
  studentValidated: {
    titulo: 'You can now use the portal',
    texto: 'We’ve approved your registration. Log in and complete your CV to apply for offers.',
  },
  studentRejected: {
    titulo: 'We couldn’t approve your registration',
    texto: 'Your registration wasn’t accepted. Reason: {{motivo}}. We’ve deleted the data you sent us.',
  },
  passwordRecovery: {
    titulo: 'Change your password',
    texto:
      'We received a request to change the password of your account. The link below works once and for one hour. If it wasn’t you, you don’t need to do anything: your password hasn’t changed.',
  },
  contactPasswordRecovery: {
    titulo: 'Change your password',
    texto:
      'We received a request to change the password of your account. The link below works once and for one hour. If it wasn’t you, you don’t need to do anything: your password hasn’t changed.',
  },
  firstPassword: {
    titulo: 'Create your password',
    texto:
      'You have an account on the portal. To log in for the first time, create your password with the link below, which works once and for seven days.',
  },
  passwordCreated: {
    titulo: 'Your password is set',
    texto:
      'You can now log in to the portal with your password. If it wasn’t you who set it, ask for a new one on the login page right away and let us know.',
  },
  contactPasswordCreated: {
    titulo: 'Your password is set',
    texto:
      'You can now log in to the portal with your password. If it wasn’t you who set it, ask for a new one on the login page right away and let us know.',
  },
  passwordChanged: {
    titulo: 'Your password has changed',
    texto:
      'The password of your account has just been changed, and its other sessions have ended. If it wasn’t you, ask for a new password on the login page right away and let us know.',
  },
  contactPasswordChanged: {
    titulo: 'Your password has changed',
    texto:
      'The password of your account has just been changed, and its other sessions have ended. If it wasn’t you, ask for a new password on the login page right away and let us know.',
  },
  accountBlocked: {
    titulo: 'We’ve blocked your account',
    texto:
      'While it’s blocked you can’t log in to the portal. We keep your data and applications. If you think this is a mistake, write to us.',
  },
  contactAccountBlocked: {
    titulo: 'We’ve blocked your account',
    texto:
      'While it’s blocked you can’t log in to the portal. Your company’s offers don’t change. If you think this is a mistake, write to us.',
  },
  managerAccountBlocked: {
    titulo: 'We’ve blocked your account',
    texto:
      'While it’s blocked you can’t log in to the portal. If you think this is a mistake, talk to someone else on the management team.',
  },
  managerAccountClosed: {
    titulo: 'We’ve closed your account',
    texto:
      'You can’t log in to manage the portal with it any more. If you think this is a mistake, talk to someone else on the management team.',
  },
  accountUnblocked: {
    titulo: 'You can log in again',
    texto: 'We’ve unblocked your account: you can log in as usual.',
  },
  contactAccountUnblocked: {
    titulo: 'You can log in again',
    texto: 'We’ve unblocked your account: you can log in as usual.',
  },
  signOnLinked: {
    titulo: 'You can now log in with your university account',
    texto: 'We’ve linked your account to single sign-on. If it wasn’t you, let us know.',
  },
  signOnReplacedPassword: {
    titulo: 'You can now log in with your university account',
    texto:
      'We’ve linked your account to single sign-on. The earlier password no longer works, and we’ve ended the account’s sessions. If it wasn’t you, let us know.',
  },
  contactSignOnLinked: {
    titulo: 'You can now log in with your university account',
    texto: 'We’ve linked your account to single sign-on. If it wasn’t you, let us know.',
  },
  signOnUnlinked: {
    titulo: 'We’ve unlinked your single sign-on',
    texto:
      'Your account is no longer linked to single sign-on, and we’ve ended your sessions on every device. The next time you log in that way, we’ll look for your account by your details again. If you weren’t expecting this, write to us.',
  },
  contactSignOnUnlinked: {
    titulo: 'We’ve unlinked your single sign-on',
    texto:
      'Your account is no longer linked to single sign-on, and we’ve ended your sessions on every device. The next time you log in that way, we’ll look for your account by your details again. If you weren’t expecting this, write to us.',
  },
  secondFactorOn: {
    titulo: 'You’ve turned on two-step verification',
    texto:
      'From now on, we’ll also ask you for the code from your authenticator app when you log in to the portal. We’ve ended your other sessions. If it wasn’t you, change your password and tell someone else on the team.',
  },
  secondFactorOff: {
    titulo: 'Two-step verification is now off',
    texto:
      'Your account no longer asks for a code besides the password. If you didn’t do this or ask for it, change your password and tell someone else on the team.',
  },
  leaveRequested: {
    titulo: 'We’ve received your request to leave',
    texto:
      'The portal team will review it and let you know by email. Until then you can keep logging in, or withdraw the request on the portal.',
  },
  leaveTakenBack: {
    titulo: 'You’ve withdrawn your request to leave',
    texto: 'Your account stays open and you don’t need to do anything else. If it wasn’t you, let us know.',
  },
  leaveCarriedOut: {
    titulo: 'You’ve left the service',
    texto:
      'We’ve closed your account, as you asked, and you can no longer log in to it. We’ve also withdrawn your undecided applications. Your data stays blocked until it’s erased, as the privacy policy says. Thank you for using the portal.',
  },
  leaveTurnedDown: {
    titulo: 'We couldn’t close your account',
    texto: 'Your account is still open. Reason: {{motivo}}',
  },
  studyRequestAccepted: {
    titulo: 'We’ve updated your studies',
    texto: 'We’ve accepted your request about your studies. Your CV shows it now.',
  },
  studyRequestRefused: {
    titulo: 'We couldn’t change your studies',
    texto: 'We’ve refused your request about your studies. Reason: {{motivo}}',
  },
  studyRequestWaits: {
    titulo: 'A request about studies is waiting',
    texto: 'Someone has asked for studies to be added, corrected or removed and is waiting for an answer.',
  },
  studentWaits: {
    titulo: 'A registration is waiting',
    texto: 'Somebody has registered as a student or graduate and is waiting for approval.',
  },
  companyWaits: {
    titulo: 'A company is waiting',
    texto: '{{empresa}} has asked for an account and is waiting for approval.',
  },
  contactWaits: {
    titulo: 'A company contact is waiting',
    texto: 'Somebody is asking to join {{empresa}} as a contact and is waiting for approval.',
  },
  leaveWaits: {
    titulo: 'Someone has asked to leave',
    texto: 'Someone has asked to leave the portal and is waiting for an answer.',
  },
  emailConfirmation: {
    titulo: 'Confirm your email',
    texto:
      'Someone has registered on the portal with this email. If it was you, confirm it with the link below, which works once and for three days: we’ll then review your registration. If it wasn’t you, you don’t need to do anything: without confirmation, the registration will be deleted.',
  },
  personalEmailConfirmation: {
    titulo: 'Confirm your personal email',
    texto:
      'You’ve added this email to your CV on the portal. Confirm it with the link below, which works once and for three days. If it wasn’t you, you don’t need to do anything: we won’t use it until it’s confirmed.',
  },
  personalEmailConfirmed: {
    titulo: 'Your personal email is confirmed',
    texto:
      'You’ve confirmed the personal email of your CV. If you chose so, we’ll write to it from now on. If it wasn’t you, change your password and let us know.',
  },
  documentRequested: {
    titulo: '{{solicitante}} is asking you for a document',
    texto: '{{descripcion}}. You can hand it in on your CV, in the documents section.',
  },
  documentRequestedBy: {
    titulo: '{{solicitante}} is asking you for a document',
    texto: '{{descripcion}}. You can hand it in on your CV, in the documents section, until {{fecha}}.',
  },
  documentRequestWithdrawn: {
    titulo: 'A document is no longer needed',
    texto: 'We’ve withdrawn the request for this document: {{descripcion}}. You don’t need to hand it in.',
  },
  contactEmailConfirmation: {
    titulo: 'Confirm your email',
    texto:
      'Someone has asked for a company account with this email. If it was you, confirm it with the link below, which works once and for three days: we’ll then review the request. If it wasn’t you, you don’t need to do anything: without confirmation, the request will be deleted.',
  },
  applicationSent: {
    titulo: 'You applied for “{{titulo}}”',
    asunto: 'Application sent: {{titulo}}',
    texto: 'The company now has your CV as you sent it. We’ll let you know when there is news.',
  },
  applicationReceived: {
    titulo: 'New application for “{{titulo}}”',
    asunto: 'New application: {{titulo}}',
    texto: 'You have received an application. You can read the CV and answer from the offer.',
  },
  applicationsReceived: {
    titulo: '{{numero}} new applications for “{{titulo}}”',
    texto: 'You can read the CVs and answer from the offer.',
  },
  applicationWithdrawn: {
    titulo: 'An application was withdrawn',
    texto: 'Someone who had applied for “{{titulo}}” has withdrawn.',
  },
  applicationOpened: {
    titulo: 'The company has opened your CV',
    texto: 'The company offering “{{titulo}}” has read your application.',
    asunto: 'They opened your CV: {{titulo}}',
  },
  applicationUnderReview: {
    titulo: 'Your application is under review',
    texto: 'The company is reviewing your application for “{{titulo}}”. {{comentario}}',
  },
  applicationShortlisted: {
    titulo: 'You’re on the shortlist',
    texto: 'You’ve been shortlisted for “{{titulo}}”. {{comentario}}',
  },
  applicationInterview: {
    titulo: 'They want to interview you',
    texto: 'The company offering “{{titulo}}” would like to meet you in an interview. {{comentario}}',
  },
  applicationSelected: {
    titulo: 'You’ve been selected!',
    asunto: 'You’ve been selected: {{titulo}}',
    texto: 'The company has selected you for “{{titulo}}”. {{comentario}}',
  },
  applicationNotSelected: {
    titulo: 'The process has ended',
    texto:
      'The process for “{{titulo}}” is closed and you weren’t selected this time. Thank you for your interest and your time: there are more offers on the portal that may suit you. {{comentario}}',
  },
  applicationPreregistered: {
    titulo: 'You’ve been pre-registered for an offer',
    texto:
      'You have a pre-registration for “{{titulo}}” waiting for your answer: accept it or decline it. {{comentario}}',
  },
  applicationRejected: {
    titulo: 'Your application won’t go further',
    texto:
      'The company won’t continue with your application for “{{titulo}}”. Reason: {{motivo}}. {{comentario}}',
  },
  applicationAwaitsForm: {
    titulo: 'Your onboarding is in progress',
    texto:
      'The company wants to select you for “{{titulo}}” and is preparing your onboarding. {{comentario}}',
  },
  preregistrationAccepted: {
    titulo: 'Pre-registration accepted',
    texto: 'The person pre-registered for “{{titulo}}” has accepted.',
  },
  preregistrationDeclined: {
    titulo: 'Pre-registration declined',
    texto: 'The person pre-registered for “{{titulo}}” has declined. Reason: {{motivo}}',
  },
  searchAlert: {
    titulo: 'There are new offers for your searches',
    texto: 'They match these searches: {{busquedas}}.',
  },
};
