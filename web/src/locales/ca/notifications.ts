import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/notifications.ts';

export const texts: Texts<typeof es> = {
  preferences: {
    title: 'Avisos per correu',
    description:
      'Tots els avisos apareixen a les notificacions del portal. Aquí es tria quins arriben també per correu.',
    digest:
      'El resum és un únic correu al matí amb les novetats sense llegir. El que no pot esperar, com el recordatori d’una entrevista, s’envia al moment.',
    delivery: { inmediato: 'Al moment', resumen: 'En el resum diari', nunca: 'Mai per correu' },
    kinds: {
      decisiones: {
        title: 'Decisions sobre les teves candidatures',
        text: 'Quan et convoquen a una entrevista, et seleccionen, et preinscriuen a una oferta o la teva candidatura no continua. Algunes esperen la teva resposta.',
      },
      inscripciones: { title: 'Les teves candidatures enviades', text: 'Quan t’inscrius a una oferta.' },
      avances: {
        title: 'Avenços de la teva candidatura',
        text: 'Quan la candidatura està en revisió o passes a la preselecció.',
      },
      lecturas: {
        title: 'Lectura del teu CV',
        text: 'La primera vegada que una empresa llegeix la teva candidatura.',
      },
      revision: {
        title: 'Decisions sobre les seves ofertes',
        text: 'Quan publiquem una oferta o hi demanem canvis.',
      },
      candidaturas: { title: 'Noves candidatures', text: 'Quan algú s’inscriu a una de les seves ofertes.' },
      respuestas: {
        title: 'Respostes de candidats',
        text: 'Quan algú retira la candidatura, hi pregunta o respon a una preinscripció o a una proposta d’entrevista.',
      },
      ofertas: {
        title: 'Recepció i dates de les seves ofertes',
        text: 'Quan rebem una oferta que ha enviat, quan una oferta de la seva empresa ha de caducar o caduca i quan s’acaba el termini en què va prometre respondre.',
      },
      equipo: {
        title: 'Activitat d’altres persones de la seva empresa',
        text: 'Quan una altra persona de l’empresa envia, canvia, tanca o elimina una oferta.',
      },
    },
    fixed: 'Sempre per correu',
    fixedStudent: 'Els avisos sobre el teu compte: contrasenya, accés, bloqueig o baixa.',
    fixedCompany:
      'Els avisos sobre el seu compte: contrasenya, accés, bloqueig o persones amb accés a la seva empresa.',
  },
};
