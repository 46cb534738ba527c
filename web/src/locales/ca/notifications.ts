import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/notifications.ts';

export const texts: Texts<typeof es> = {
  preferences: {
    title: 'Avisos per correu',
    description:
      'Tot el que passa és també a les notificacions del portal. Aquí es tria què arriba a més per correu.',
    digest: 'El resum és un sol correu al matí, amb el que continuï sense llegir.',
    delivery: { inmediato: 'Al moment', resumen: 'En el resum diari', nunca: 'Mai per correu' },
    kinds: {
      decisiones: {
        title: 'Decisions sobre les teves candidatures',
        text: 'Quan et citen, et seleccionen, et proposen per a una oferta o no continues endavant. Algunes esperen la teva resposta.',
      },
      inscripciones: { title: 'Les teves candidatures enviades', text: 'Quan t’inscrius a una oferta.' },
      avances: { title: 'Com avança la teva candidatura', text: 'Quan es revisa o passes a la preselecció.' },
      lecturas: {
        title: 'Han obert el teu CV',
        text: 'La primera vegada que una empresa llegeix la teva candidatura.',
      },
      revision: {
        title: 'Decisions sobre les seves ofertes',
        text: 'Quan publiquem una oferta o hi demanem canvis.',
      },
      candidaturas: { title: 'Noves candidatures', text: 'Quan algú s’inscriu a una de les seves ofertes.' },
      respuestas: {
        title: 'Respostes de candidats',
        text: 'Quan algú retira la candidatura o respon a una preinscripció.',
      },
      ofertas: {
        title: 'Recepció i dates de les seves ofertes',
        text: 'Quan rebem una oferta que ha enviat, i quan una de l’empresa ha de caducar o caduca.',
      },
      equipo: {
        title: 'El que fan altres persones de la seva empresa',
        text: 'Quan una altra persona de l’empresa envia, canvia, tanca o elimina una oferta.',
      },
    },
    fixed: 'Sempre per correu',
    fixedStudent: 'El que passa amb el teu compte: contrasenya, accés, bloqueig o baixa.',
    fixedCompany:
      'El que passa amb el seu compte: contrasenya, accés, bloqueig o qui entra per la seva empresa.',
  },
};
