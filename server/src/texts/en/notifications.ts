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
      'The registration of {{empresa}} wasn’t accepted. Reason: {{motivo}}. If that can be put right, ask for the account again with the same CIF and, if you like, the same email.',
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
      'We received a request to change the password of your account. The link below works once and for one hour. If it wasn’t you, there is nothing to do: your password is still the same.',
  },
  contactPasswordRecovery: {
    titulo: 'Change your password',
    texto:
      'We received a request to change the password of your account. The link below works once and for one hour. If it wasn’t you, there is nothing to do: your password is still the same.',
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
      'While it’s blocked you can’t log in to the portal. Your data and applications are still here. If you think this is a mistake, write to us.',
  },
  contactAccountBlocked: {
    titulo: 'We’ve blocked your account',
    texto:
      'While it’s blocked you can’t log in to the portal. Your company’s offers stay as they were. If you think this is a mistake, write to us.',
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
    titulo: 'Your single sign-on is linked',
    texto: 'From now on, single sign-on leads to your account. If it wasn’t you, let us know.',
  },
  signOnReplacedPassword: {
    titulo: 'Your single sign-on is linked',
    texto:
      'From now on you log in to your account by single sign-on. Its earlier password no longer works, and we’ve ended its sessions. If this wasn’t you, let us know.',
  },
  contactSignOnLinked: {
    titulo: 'Your single sign-on is linked',
    texto: 'From now on, single sign-on leads to your account. If it wasn’t you, let us know.',
  },
  signOnUnlinked: {
    titulo: 'We’ve unlinked your single sign-on',
    texto:
      'Single sign-on no longer leads to your account, and we’ve logged it out on every device. The next time you come in that way, we’ll look for it by your details again. If you weren’t expecting this, write to us.',
  },
  contactSignOnUnlinked: {
    titulo: 'We’ve unlinked your single sign-on',
    texto:
      'Single sign-on no longer leads to your account, and we’ve logged it out on every device. The next time you come in that way, we’ll look for it by your details again. If you weren’t expecting this, write to us.',
  },
  leaveRequested: {
    titulo: 'We’ve received your request to leave',
    texto:
      'The portal team will look at it and let you know by email. Until then you can go on logging in, or take the request back on the portal.',
  },
  leaveTakenBack: {
    titulo: 'You’ve taken back your request to leave',
    texto: 'Your account stays open and there’s nothing else to do. If it wasn’t you, let us know.',
  },
  leaveCarriedOut: {
    titulo: 'You’ve left the service',
    texto:
      'Your account is closed, as you asked, and nobody can log in to it any more. Applications awaiting a decision have been withdrawn, and your data stays blocked until it’s erased, as the privacy policy says. Thank you for using the portal.',
  },
  leaveTurnedDown: {
    titulo: 'We couldn’t close your account',
    texto: 'Your account is still open. Reason: {{motivo}}',
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
      'Someone has registered on the portal with this address. If it was you, confirm it with the link below, which works once and for three days: we’ll then review your registration. If it wasn’t you, there is nothing to do: without confirmation the registration is deleted.',
  },
  contactEmailConfirmation: {
    titulo: 'Confirm your email',
    texto:
      'Someone has asked for a company account with this address. If it was you, confirm it with the link below, which works once and for three days: we’ll then review the request. If it wasn’t you, there is nothing to do: without confirmation the request is deleted.',
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
  applicationWithdrawn: {
    titulo: 'An application was withdrawn',
    texto: 'Someone who had applied for “{{titulo}}” has withdrawn.',
  },
  applicationOpened: {
    titulo: 'The company has opened your CV',
    texto: 'The company behind “{{titulo}}” has read your application.',
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
    texto: 'The company behind “{{titulo}}” would like to meet you. {{comentario}}',
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
    titulo: 'You’ve been put forward',
    texto:
      'You’ve been put forward for “{{titulo}}” and they’re waiting for your answer: accept or decline the proposal. {{comentario}}',
  },
  applicationRejected: {
    titulo: 'Your application won’t go further',
    texto:
      'The company won’t continue with your application for “{{titulo}}”. Reason: {{motivo}}. {{comentario}}',
  },
  applicationAwaitsForm: {
    titulo: 'You’re almost there',
    texto: 'The company wants to select you for “{{titulo}}” and is preparing your start. {{comentario}}',
  },
  preregistrationAccepted: {
    titulo: 'Pre-registration accepted',
    texto: 'The person put forward for “{{titulo}}” has accepted the proposal.',
  },
  preregistrationDeclined: {
    titulo: 'Pre-registration declined',
    texto: 'The person put forward for “{{titulo}}” has declined the proposal. Reason: {{motivo}}',
  },
};
