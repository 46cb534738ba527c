import type { Events } from '../event.ts';

export const companiesEvents = {
  companyBlocked: {
    clase: 'cuenta',
    closesAccount: true,
    texts: {
      es: {
        titulo: 'Hemos bloqueado su empresa',
        texto:
          'Mientras dure el bloqueo nadie puede entrar en el portal en nombre de «{{empresa}}», y los estudiantes no ven sus ofertas. Motivo: {{motivo}}. Si cree que es un error, escríbanos.',
      },
      ca: {
        titulo: 'Hem bloquejat la seva empresa',
        texto:
          'Mentre duri el bloqueig ningú no pot entrar al portal en nom de «{{empresa}}», i els estudiants no veuen les seves ofertes. Motiu: {{motivo}}. Si creu que és un error, escrigui’ns.',
      },
      en: {
        titulo: 'We’ve blocked your company',
        texto:
          'While it’s blocked nobody can log in to the portal for “{{empresa}}”, and students don’t see its offers. Reason: {{motivo}}. If you think this is a mistake, write to us.',
      },
    },
  },
  companyUnblocked: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Hemos desbloqueado su empresa',
        texto:
          'Ya puede volver a entrar en nombre de «{{empresa}}». Los estudiantes vuelven a ver sus ofertas abiertas.',
      },
      ca: {
        titulo: 'Hem desbloquejat la seva empresa',
        texto:
          'Ja pot tornar a entrar en nom de «{{empresa}}». Els estudiants tornen a veure les seves ofertes obertes.',
      },
      en: {
        titulo: 'We’ve unblocked your company',
        texto: 'You can log in for “{{empresa}}” again. Students see its open offers again.',
      },
    },
  },
} as const satisfies Events;
