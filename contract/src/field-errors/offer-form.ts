import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  periodTooLong: {
    es: 'Entre la fecha de inicio y la de fin no puede haber más de {{max}} meses',
    ca: 'Entre la data d’inici i la de fi no hi pot haver més de {{max}} mesos',
    en: 'There can’t be more than {{max}} months between the start date and the end date',
  },
  weekOverDays: {
    es: 'Con esas horas al día, el máximo es de {{max}} a la semana',
    ca: 'Amb aquestes hores al dia, el màxim és de {{max}} a la setmana',
    en: 'With those hours a day, there can be at most {{max}} a week',
  },
  weekUnderDay: {
    es: 'Con esas horas al día, el mínimo es de {{min}} a la semana',
    ca: 'Amb aquestes hores al dia, el mínim és de {{min}} a la setmana',
    en: 'With those hours a day, there must be at least {{min}} a week',
  },
  salaryOrder: {
    es: 'El salario máximo no puede ser inferior al mínimo',
    ca: 'El salari màxim no pot ser inferior al mínim',
    en: 'The maximum salary can’t be lower than the minimum',
  },
  degrees: {
    es: 'Falta elegir al menos una titulación',
    ca: 'Falta triar almenys una titulació',
    en: 'Choose at least one degree',
  },
  degreesProposed: {
    es: 'Al menos una titulación debe ser obligatoria o deseable: las propuestas solo orientan',
    ca: 'Almenys una titulació ha de ser obligatòria o desitjable: les proposades només orienten',
    en: 'At least one degree must be mandatory or desirable: suggested ones are only a guide',
  },
  lastDayEarlier: {
    es: 'Debe ser posterior al último día que tiene ahora',
    ca: 'Ha de ser posterior a l’últim dia que té ara',
    en: 'It must be after the last day that it has now',
  },
  monthsOfDates: {
    es: 'Entre la fecha de inicio y la de fin hay {{months}} meses',
    ca: 'Entre la data d’inici i la de fi hi ha {{months}} mesos',
    en: 'There are {{months}} months between the start and the end date',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    offerForm: typeof fieldErrors;
  }
}
