import type { EligibilityTexts } from '../../features/eligibility/eligibility-words.ts';

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
  credits === null ? 'your CV doesn’t say how many you have passed' : `your CV shows ${credits}`;

const kind = (tipo: string): string => (tipo === 'practicas' ? 'an internship' : 'a job');

export const en: EligibilityTexts = {
  more: (count) => `${count} more`,
  since: (day) => `If nothing changes, you’ll meet it on ${day}.`,
  rules: {
    busqueda: {
      cumple: ({ tipo }) => `You’re looking for ${kind(tipo)}.`,
      falta: ({ tipo }) => `Your CV doesn’t say that you’re looking for ${kind(tipo)}.`,
      remedio: ({ tipo }) => `Say in your CV that you’re looking for ${kind(tipo)}.`,
    },
    cvPropio: {
      cumple: () => 'Your own CV is among your documents.',
      falta: () => 'You need your own CV, besides the details you’ve filled in on the portal.',
      remedio: () => 'Upload it to the documents of your CV.',
    },
    programa: {
      cumple: () => 'You take part in the programme that the offer belongs to.',
      falta: () => 'The offer is for participants of an internship programme, and you are not one of them.',
      remedio: () =>
        'See on the page of the programme whether it is for you and whether it takes requests to join.',
    },
    estudios: {
      cumple: () => 'Your CV lists your studies.',
      falta: () => 'Your CV lists no studies.',
      remedio: () => 'If it should list some, ask for them in the studies of your CV.',
    },
    titulacion: {
      cumple: ({ pedidas, aceptaCiclos }, say) =>
        `Your studies are among those the offer asks for: ${say.either('titulaciones', pedidas, ...(aceptaCiclos ? ['vocational training'] : []))}.`,
      falta: ({ pedidas, aceptaCiclos }, say) =>
        `Your studies aren’t among those the offer asks for: ${say.either('titulaciones', pedidas, ...(aceptaCiclos ? ['vocational training'] : []))}.`,
      remedio: () => 'If your studies are out of date, ask for a correction in that section of your CV.',
    },
    cursoMinimo: {
      cumple: ({ minimo }) => `You’re in the year of study the offer asks for: year ${minimo} or later.`,
      falta: ({ minimo, curso }) =>
        curso === null
          ? `The offer is for students in year ${minimo} or later, and your CV doesn’t say which year you are in.`
          : `The offer is for students in year ${minimo} or later, and you’re in year ${curso}.`,
      remedio: () => 'If you have moved up a year, ask for a correction in the studies of your CV.',
    },
    soloUltimoCurso: {
      cumple: () => 'You’re in your final year.',
      falta: () => 'It’s for final-year students and your CV doesn’t say that you’re one.',
      remedio: () => 'If you’re in your final year, ask for a correction in the studies of your CV.',
    },
    creditosSuperados: {
      cumple: ({ minimo }) => `You have passed the ${minimo} credits the offer asks for.`,
      falta: ({ minimo, superados }) =>
        `You need to have passed ${minimo} credits, and ${passed(superados)}.`,
      remedio: () => 'If you have more by now, ask for a correction in the studies of your CV.',
    },
    creditosYReunion: {
      cumple: ({ minimo }) => `You have passed ${minimo} credits and have been to an orientation meeting.`,
      falta: ({ minimo, superados, reunion }) =>
        [
          `For internships you need ${minimo} credits passed and to have been to an orientation meeting`,
          superados !== null && superados >= minimo ? null : passed(superados),
          reunion ? null : 'you are not recorded as having been to the meeting',
        ]
          .filter(Boolean)
          .join('; ')
          .concat('.'),
      remedio: ({ reunion }) =>
        reunion
          ? 'If you have more credits by now, ask for a correction in the studies of your CV.'
          : 'Book an appointment under “Career guidance”.',
    },
    creditosMaster: {
      cumple: ({ minimo }) => `You have passed at least half of your master’s: ${minimo} credits.`,
      falta: ({ minimo, superados }) =>
        `In a two-year master’s you need to have passed half of it, ${minimo} credits, and ${passed(superados)}.`,
      remedio: () => 'If you have more by now, ask for a correction in the studies of your CV.',
    },
    anioPromocionMaximo: {
      cumple: ({ maximo }) => `Your graduation year is ${maximo} or earlier.`,
      falta: ({ maximo, anio }) =>
        anio === null
          ? `The offer is for those who graduate in ${maximo} or earlier, and your CV doesn’t show your year.`
          : `The offer is for those who graduate in ${maximo} or earlier, and your year is ${anio}.`,
      remedio: ({ anio }) => (anio === null ? 'Ask for it to be added in the studies of your CV.' : null),
    },
    sede: {
      cumple: ({ nombre }) => `You study at the campus that the offer asks for: ${nombre}.`,
      falta: ({ nombre, consta }) =>
        consta
          ? `The offer is for students at the ${nombre} campus, and you study at another one.`
          : `The offer is for students at the ${nombre} campus, and your CV doesn’t show yours.`,
      remedio: ({ consta }) => (consta ? null : 'Ask for it to be added in the studies of your CV.'),
    },
    edadMaxima: {
      cumple: ({ maxima, hasta }, say) =>
        `You aren’t over the maximum age of ${maxima}${hasta ? `, until ${say.day(hasta)}` : ''}.`,
      falta: ({ maxima, hasta }) =>
        hasta
          ? `The maximum age is ${maxima}, and you’re over it.`
          : `The maximum age is ${maxima}, and we don’t have your date of birth.`,
      remedio: ({ hasta }) => (hasta ? null : 'Ask your university to add it.'),
    },
    experiencia: {
      cumple: ({ anios }) => `You have the experience the offer asks for: ${duration(anios * 12)}.`,
      falta: ({ anios, meses }) =>
        meses === 0
          ? `The offer asks for ${duration(anios * 12)} of experience, and your CV shows none.`
          : `The offer asks for ${duration(anios * 12)} of experience, and your CV adds up to ${duration(meses)}.`,
      remedio: () => 'If you have more, ask your university to take it into account.',
    },
    idioma: {
      cumple: ({ idIdioma, idNivel, idCertificado }, say) =>
        `${say.name('idiomas', idIdioma)}: you have the level the offer asks for, ${say.name('nivelesIdioma', idNivel)}${idCertificado === null ? '' : ', and the certificate'}.`,
      falta({ idIdioma, idNivel, idCertificado, tieneNivel }, say) {
        const certificate = idCertificado === null ? '' : ` with ${say.name('certificados', idCertificado)}`;
        const wanted = `${say.name('idiomas', idIdioma)}: the offer asks for ${say.name('nivelesIdioma', idNivel)}${certificate},`;
        if (tieneNivel === null) return `${wanted} and it isn’t in your CV.`;
        if (tieneNivel < idNivel) return `${wanted} and you have ${say.name('nivelesIdioma', tieneNivel)}.`;
        return `${wanted} and your CV doesn’t show that certificate.`;
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
        faltan.length === pedidos.length
          ? `The offer asks for ${say.every('programas', pedidos)}, not shown in your CV.`
          : `The offer asks for ${say.every('programas', pedidos)}, and ${lacks(faltan, say.every('programas', faltan))}.`,
      remedio: () => 'Add the programs you can use to your CV.',
    },
    carnesConducir: {
      cumple: ({ pedidos }, say) => `You have driving licence ${say.every('carnes', pedidos)}.`,
      falta: ({ faltan }, say) =>
        `The offer asks for driving licence ${say.every('carnes', faltan)}, not shown in your CV.`,
      remedio: () => 'If you have it, say so in your CV.',
    },
    cochePropio: {
      cumple: () => 'You have your own car.',
      falta: () => 'You need your own car.',
      remedio: () => 'If you have a car, say so in your CV.',
    },
    disponibilidadExtranjero: {
      cumple: () => 'You can work abroad.',
      falta: () => 'You need to be able to work abroad.',
      remedio: () => 'If you can, say so in your CV.',
    },
    disponibilidadTraslado: {
      cumple: () => 'You can relocate.',
      falta: () => 'You need to be able to relocate.',
      remedio: () => 'If you can, say so in your CV.',
    },
    trabajandoActualmente: {
      cumple: ({ pedido }) => (pedido ? 'You’re working.' : 'You aren’t working.'),
      falta: ({ pedido }) =>
        `The offer is for people who are ${pedido ? 'already' : 'not currently'} working.`,
      remedio: () => 'If your situation has changed, update it in your CV.',
    },
    paisesNacionalidad: {
      cumple: ({ pedidos }, say) =>
        `You have one of the nationalities the offer asks for: ${say.either('paises', pedidos)}.`,
      falta: ({ pedidos }, say) => `The offer is for nationals of ${say.either('paises', pedidos)}.`,
      remedio: () => 'If you have it, add it to your personal details.',
    },
    paisesResidencia: {
      cumple: ({ pedidos }, say) =>
        `You live in one of the places the offer asks for: ${say.either('paises', pedidos)}.`,
      falta: ({ pedidos }, say) => `The offer is for people who live in ${say.either('paises', pedidos)}.`,
      remedio: () => 'If you live there, update your personal details.',
    },
    provinciasResidencia: {
      cumple: ({ pedidos }, say) =>
        `You live in one of the places the offer asks for: ${say.either('provincias', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `The offer is for people who live in ${say.either('provincias', pedidos)}.`,
      remedio: () => 'If you live there, update your personal details.',
    },
    intereses: {
      cumple: ({ pedidos }, say) =>
        pedidos.length === 1
          ? `You share the interest the offer mentions: ${say.either('intereses', pedidos)}.`
          : `You share one of the interests the offer mentions: ${say.either('intereses', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `The offer is for people interested in ${say.either('intereses', pedidos)}.`,
      remedio: ({ pedidos }) =>
        pedidos.length === 1
          ? 'If it’s yours too, add it to your CV.'
          : 'If you share one of them, add it to your CV.',
    },
    competencias: {
      cumple: ({ pedidos }, say) =>
        `You have the skills the offer asks for: ${say.every('competencias', pedidos)}.`,
      falta: ({ pedidos, faltan }, say) =>
        faltan.length === pedidos.length
          ? `The offer asks for these skills, not shown in your CV: ${say.every('competencias', pedidos)}.`
          : `The offer asks for these skills: ${say.every('competencias', pedidos)}; ${lacks(faltan, say.every('competencias', faltan))}.`,
      remedio: () => 'Add the skills you have to your CV.',
    },
    nacionalidad: {
      cumple: () => 'Your CV gives your nationality.',
      falta: () => 'Your CV does not give your nationality, which decides whether you need a work permit.',
      remedio: () => 'Add your nationality to your personal details.',
    },
    permisoTrabajo: {
      cumple: () => 'You have a work permit.',
      falta: () => 'With your nationality you need a work permit, and your CV doesn’t say that you have one.',
      remedio: () => 'If you have it, say so in your CV.',
    },
    numSegSocial: {
      cumple: () => 'We have your social security number.',
      falta: () => 'You need a social security number for an internship.',
      remedio: () => 'Add your social security number to your personal details.',
    },
    coincidePracticas: {
      cumple: () => 'It doesn’t overlap with the internship you already have.',
      falta: ({ fin }, say) =>
        `It overlaps with an internship that you already have${fin ? `, until ${say.day(fin)}` : ''}.`,
      remedio: () => null,
    },
  },
};
