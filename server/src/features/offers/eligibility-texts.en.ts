import type { EligibilityTexts } from './eligibility-words.ts';

/** 20 months: '1 year and 8 months'. */
function duration(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ].filter(Boolean);
  return parts.join(' and ') || 'less than a month';
}

const lacks = (missing: readonly number[], names: string): string =>
  `${names} ${missing.length === 1 ? 'is' : 'are'} missing from your CV`;

const passed = (credits: number | null): string =>
  credits === null ? 'your CV does not say how many you have passed' : `your CV shows ${credits}`;

const kind = (tipo: string): string => (tipo === 'practicas' ? 'an internship' : 'a job');

export const en: EligibilityTexts = {
  more: (count) => `${count} more`,
  since: (day) => `If nothing changes, you will meet it on ${day}.`,
  rules: {
    busqueda: {
      cumple: ({ tipo }) => `You are looking for ${kind(tipo)}.`,
      falta: ({ tipo }) => `You have not said that you are looking for ${kind(tipo)}.`,
      remedio: ({ tipo }) => `Say in your CV that you are looking for ${kind(tipo)}.`,
    },
    estudios: {
      cumple: () => 'Your CV lists your studies.',
      falta: () => 'Your CV lists no studies.',
      remedio: () => 'Add at least one programme, current or finished.',
    },
    titulacion: {
      cumple: ({ pedidas, aceptaCiclos }, say) =>
        `Your studies are among those wanted: ${say.either('titulaciones', pedidas, ...(aceptaCiclos ? ['vocational training'] : []))}.`,
      falta: ({ pedidas, aceptaCiclos }, say) =>
        `Your studies are not among those wanted: ${say.either('titulaciones', pedidas, ...(aceptaCiclos ? ['vocational training'] : []))}.`,
      remedio: () => 'Check that the studies in your CV are up to date.',
    },
    cursoMinimo: {
      cumple: ({ minimo }) => `You have reached the year of studies wanted: year ${minimo} or later.`,
      falta: ({ minimo, curso }) =>
        curso === null
          ? `Students from year ${minimo} are wanted and your CV does not say which year you are in.`
          : `Students from year ${minimo} are wanted and you are in year ${curso}.`,
      remedio: () => 'If you have moved up a year, update the studies in your CV.',
    },
    soloUltimoCurso: {
      cumple: () => 'You are in your final year.',
      falta: () => 'It is for final-year students and your CV does not say that you are one.',
      remedio: () => 'If you are in your final year, update the studies in your CV.',
    },
    creditosSuperados: {
      cumple: ({ minimo }) => `You have passed the ${minimo} credits asked for.`,
      falta: ({ minimo, superados }) => `${minimo} credits passed are asked for and ${passed(superados)}.`,
      remedio: () => 'If you have more by now, update the credits in your CV.',
    },
    creditosMaster: {
      cumple: ({ minimo }) => `You have passed at least half of your master’s: ${minimo} credits.`,
      falta: ({ minimo, superados }) =>
        `In a two-year master’s you need half of it passed, ${minimo} credits, and ${passed(superados)}.`,
      remedio: () => 'If you have more by now, update the credits in your CV.',
    },
    anioPromocionMaximo: {
      cumple: ({ maximo }) => `You are in the class of ${maximo} or an earlier one.`,
      falta: ({ maximo, anio }) =>
        anio === null
          ? `Classes up to ${maximo} are wanted and your CV does not say which is yours.`
          : `Classes up to ${maximo} are wanted and yours is ${anio}.`,
      remedio: ({ anio }) => (anio === null ? 'Add the graduation year to the studies in your CV.' : null),
    },
    edadMaxima: {
      cumple: ({ maxima, hasta }, say) =>
        `You are not over the maximum age of ${maxima}${hasta ? `, until ${say.day(hasta)}` : ''}.`,
      falta: ({ maxima, hasta }, say) =>
        hasta
          ? `People up to the age of ${maxima} are wanted, which you were until ${say.day(hasta)}.`
          : `People up to the age of ${maxima} are wanted and we do not have your date of birth.`,
      remedio: ({ hasta }) => (hasta ? null : 'Add your date of birth to your personal details.'),
    },
    experiencia: {
      cumple: ({ anios }) => `You have the experience asked for: ${duration(anios * 12)}.`,
      falta: ({ anios, meses }) =>
        meses === 0
          ? `Experience of ${duration(anios * 12)} is asked for and your CV shows none.`
          : `Experience of ${duration(anios * 12)} is asked for and your CV adds up to ${duration(meses)}.`,
      remedio: () => 'If some of it is missing, add it to your CV.',
    },
    idioma: {
      cumple: ({ idIdioma, idNivel, idCertificado }, say) =>
        `${say.name('idiomas', idIdioma)}: you have the level wanted, ${say.name('nivelesIdioma', idNivel)}${idCertificado === null ? '' : ', and the certificate'}.`,
      falta({ idIdioma, idNivel, idCertificado, tieneNivel }, say) {
        const certificate = idCertificado === null ? '' : ` with ${say.name('certificados', idCertificado)}`;
        const wanted = `${say.name('idiomas', idIdioma)}: ${say.name('nivelesIdioma', idNivel)}${certificate} is wanted`;
        if (tieneNivel === null) return `${wanted} and it is not in your CV.`;
        if (tieneNivel < idNivel) return `${wanted} and you have ${say.name('nivelesIdioma', tieneNivel)}.`;
        return `${wanted} and your CV does not show that certificate.`;
      },
      remedio({ idNivel, tieneNivel }) {
        if (tieneNivel === null) return 'If you speak it, add it to the languages in your CV.';
        if (tieneNivel < idNivel) return 'If you have reached that level, update it in your CV.';
        return 'If you have it, add it to the languages in your CV.';
      },
    },
    programasInformaticos: {
      cumple: ({ pedidos }, say) => `You can use ${say.every('programas', pedidos)}.`,
      falta: ({ pedidos, faltan }, say) =>
        `Someone who uses ${say.every('programas', pedidos)} is wanted, and ${lacks(faltan, say.every('programas', faltan))}.`,
      remedio: () => 'Add to your CV the programs that you can use.',
    },
    carnesConducir: {
      cumple: ({ pedidos }, say) => `You have driving licence ${say.every('carnes', pedidos)}.`,
      falta: ({ faltan }, say) =>
        `Driving licence ${say.every('carnes', faltan)} is wanted, and it is not in your CV.`,
      remedio: () => 'If you have it, say so in your CV.',
    },
    cochePropio: {
      cumple: () => 'You have your own car.',
      falta: () => 'Someone with their own car is wanted.',
      remedio: () => 'If you have a car, say so in your CV.',
    },
    disponibilidadExtranjero: {
      cumple: () => 'You can work abroad.',
      falta: () => 'Someone who can work abroad is wanted.',
      remedio: () => 'If you can, say so in your CV.',
    },
    disponibilidadTraslado: {
      cumple: () => 'You can relocate.',
      falta: () => 'Someone who can relocate is wanted.',
      remedio: () => 'If you can, say so in your CV.',
    },
    trabajandoActualmente: {
      cumple: ({ pedido }) => (pedido ? 'You are working.' : 'You are not working.'),
      falta: ({ pedido }) => `Someone who is ${pedido ? 'already' : 'not currently'} working is wanted.`,
      remedio: () => 'If your situation has changed, update it in your CV.',
    },
    paisesNacionalidad: {
      cumple: ({ pedidos }, say) =>
        `You have one of the nationalities wanted: ${say.either('paises', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `Someone with the nationality of ${say.either('paises', pedidos)} is wanted.`,
      remedio: () => 'If you have it, add it to your personal details.',
    },
    paisesResidencia: {
      cumple: ({ pedidos }, say) => `You live where wanted: ${say.either('paises', pedidos)}.`,
      falta: ({ pedidos }, say) => `Someone who lives in ${say.either('paises', pedidos)} is wanted.`,
      remedio: () => 'If you live there, update your personal details.',
    },
    provinciasResidencia: {
      cumple: ({ pedidos }, say) => `You live where wanted: ${say.either('provincias', pedidos)}.`,
      falta: ({ pedidos }, say) => `Someone who lives in ${say.either('provincias', pedidos)} is wanted.`,
      remedio: () => 'If you live there, update your personal details.',
    },
    intereses: {
      cumple: ({ pedidos }, say) =>
        `You share an interest that is wanted: ${say.either('intereses', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `Someone with these interests is wanted: ${say.either('intereses', pedidos)}.`,
      remedio: () => 'If they are yours too, add them to your CV.',
    },
    competencias: {
      cumple: ({ pedidos }, say) =>
        `You have the competencies wanted: ${say.every('competencias', pedidos)}.`,
      falta: ({ pedidos, faltan }, say) =>
        `These competencies are wanted: ${say.every('competencias', pedidos)}; ${lacks(faltan, say.every('competencias', faltan))}.`,
      remedio: () => 'Add to your CV the competencies that you have.',
    },
    permisoTrabajo: {
      cumple: () => 'You have a work permit.',
      falta: () =>
        'With your nationality a work permit is needed and your CV does not say that you have one.',
      remedio: () => 'If you have it, say so in your CV.',
    },
    numSegSocial: {
      cumple: () => 'We have your social security number.',
      falta: () => 'Your social security number is needed for an internship.',
      remedio: () => 'Add your social security number to your personal details.',
    },
    coincidePracticas: {
      cumple: () => 'It does not overlap with the internship you already have.',
      falta: ({ fin }, say) =>
        `It overlaps with an internship that you already have${fin ? `, until ${say.day(fin)}` : ''}.`,
      remedio: () => null,
    },
  },
};
