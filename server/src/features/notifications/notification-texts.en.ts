import type { EventTexts } from './events.ts';

export const en: EventTexts = {
  offerValidated: {
    titulo: 'Your offer is live',
    texto: 'We have approved “{titulo}”. Students can now see it and apply.',
  },
  offerRejected: {
    titulo: 'Your offer needs changes',
    texto: 'We could not publish “{titulo}”. Reason: {motivo}. You can edit it and send it again.',
  },
  offerExpired: {
    titulo: 'Your offer has expired',
    texto:
      '“{titulo}” has reached its last day and takes no more applications. The ones you received are still there.',
  },
  companyValidated: {
    titulo: 'Your company can now use the portal',
    texto: 'We have approved {empresa}. You can log in and publish offers.',
  },
  companyRejected: {
    titulo: 'We could not approve your company',
    texto: 'The registration of {empresa} was not accepted. Reason: {motivo}',
  },
  contactValidated: {
    titulo: 'You can now use the portal',
    texto: 'We have approved your access as a contact of {empresa}. You can log in.',
  },
  contactRejected: {
    titulo: 'We could not approve your access',
    texto:
      'Your request for access as a contact of {empresa} was not accepted. Reason: {motivo}. We have deleted the data you sent us.',
  },
  studentValidated: {
    titulo: 'You can now use the portal',
    texto: 'We have approved your registration. Log in and complete your CV to apply to offers.',
  },
  studentRejected: {
    titulo: 'We could not approve your registration',
    texto: 'Your registration was not accepted. Reason: {motivo}. We have deleted the data you sent us.',
  },
  passwordRecovery: {
    titulo: 'Change your password',
    texto:
      'We received a request to change the password of your account. The link below works once and for one hour. If it was not you, there is nothing to do: your password is still the same.',
  },
  contactPasswordRecovery: {
    titulo: 'Change your password',
    texto:
      'We received a request to change the password of your account. The link below works once and for one hour. If it was not you, there is nothing to do: your password is still the same.',
  },
  firstPassword: {
    titulo: 'Create your password',
    texto:
      'You have an account on the portal. To log in for the first time, create your password with the link below, which works once and for seven days.',
  },
  emailConfirmation: {
    titulo: 'Confirm your email',
    texto:
      'Someone has registered on the portal with this address. If it was you, confirm it with the link below, which works once and for three days: we will then review your registration. If it was not you, there is nothing to do: without confirmation the registration is deleted.',
  },
  contactEmailConfirmation: {
    titulo: 'Confirm your email',
    texto:
      'Someone has asked for a company account with this address. If it was you, confirm it with the link below, which works once and for three days: we will then review the request. If it was not you, there is nothing to do: without confirmation the request is deleted.',
  },
  applicationSent: {
    titulo: 'You applied to “{titulo}”',
    texto: 'The company now has your CV as it is today. We will let you know when there is news.',
  },
  applicationReceived: {
    titulo: 'New application for “{titulo}”',
    texto: 'You have received an application. You can read the CV and answer from the offer.',
  },
  applicationWithdrawn: {
    titulo: 'An application was withdrawn',
    texto: 'Someone who had applied to “{titulo}” has withdrawn.',
  },
  applicationUnderReview: {
    titulo: 'Your application is under review',
    texto: 'The company is reviewing your application to “{titulo}”. {comentario}',
  },
  applicationShortlisted: {
    titulo: 'You are on the shortlist',
    texto: 'You have been shortlisted for “{titulo}”. {comentario}',
  },
  applicationInterview: {
    titulo: 'They want to interview you',
    texto: 'The company behind “{titulo}” would like to meet you. {comentario}',
  },
  applicationSelected: {
    titulo: 'You have been selected!',
    texto: 'The company has selected you for “{titulo}”. {comentario}',
  },
  applicationNotSelected: {
    titulo: 'The process has ended',
    texto:
      'The process for “{titulo}” is closed and you were not selected this time. Thank you for your interest and your time: there are more offers on the portal that may suit you. {comentario}',
  },
  applicationPreregistered: {
    titulo: 'You have been put forward',
    texto:
      'You are pre-registered for “{titulo}” and it awaits your answer: accept or decline it. {comentario}',
  },
  applicationRejected: {
    titulo: 'Your application will not go further',
    texto:
      'The company will not continue with your application to “{titulo}”. Reason: {motivo}. {comentario}',
  },
  applicationAwaitsForm: {
    titulo: 'You are almost there',
    texto: 'The company wants to select you for “{titulo}” and is preparing your start. {comentario}',
  },
  preregistrationAccepted: {
    titulo: 'Pre-registration accepted',
    texto: 'The person put forward for “{titulo}” has accepted.',
  },
  preregistrationDeclined: {
    titulo: 'Pre-registration declined',
    texto: 'The person put forward for “{titulo}” has declined. Reason: {motivo}',
  },
};
