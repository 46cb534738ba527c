import type { EligibilityTexts } from '../../features/eligibility/eligibility-words.ts';

/** 20 meses: '1 año y 8 meses'. */
function duration(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'año' : 'años'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'mes' : 'meses'}`,
  ].filter(Boolean);
  return parts.join(' y ') || 'menos de un mes';
}

const lacks = (missing: readonly number[], names: string): string =>
  `en tu CV ${missing.length === 1 ? 'falta' : 'faltan'} ${names}`;

const passed = (credits: number | null): string =>
  credits === null ? 'tu CV no indica cuántos has superado' : `en tu CV constan ${credits}`;

export const es: EligibilityTexts = {
  more: (count) => `${count} más`,
  since: (day) => `Si nada cambia, lo cumplirás el ${day}.`,
  rules: {
    busqueda: {
      cumple: ({ tipo }) => (tipo === 'practicas' ? 'Estás buscando prácticas.' : 'Estás buscando empleo.'),
      falta: ({ tipo }) => `No has activado tu búsqueda de ${tipo === 'practicas' ? 'prácticas' : 'empleo'}.`,
      remedio: ({ tipo }) =>
        `Activa la búsqueda de ${tipo === 'practicas' ? 'prácticas' : 'empleo'} en tu CV.`,
    },
    cvPropio: {
      cumple: () => 'Entre tus documentos está tu propio CV.',
      falta: () => 'Necesitas tu propio CV, además de los datos que has rellenado en el portal.',
      remedio: () => 'Súbelo a los documentos de tu CV.',
    },
    programa: {
      cumple: () => 'Participas en el programa al que pertenece la oferta.',
      falta: () =>
        'La oferta es para participantes de un programa de prácticas, y no consta que participes en él.',
      remedio: () =>
        'Mira en la página del programa si está dirigido a tu perfil y si admite solicitudes de adhesión.',
    },
    estudios: {
      cumple: () => 'En tu CV constan tus estudios.',
      falta: () => 'En tu CV no constan estudios.',
      remedio: () => 'Si ya deberían aparecer, pídelos en los estudios de tu CV.',
    },
    titulacion: {
      cumple: ({ pedidas, aceptaCiclos }, say) =>
        `Tus estudios están entre los que pide la oferta: ${say.either('titulaciones', pedidas, ...(aceptaCiclos ? ['un ciclo formativo'] : []))}.`,
      falta: ({ pedidas, aceptaCiclos }, say) =>
        `Tus estudios no están entre los que pide la oferta: ${say.either('titulaciones', pedidas, ...(aceptaCiclos ? ['un ciclo formativo'] : []))}.`,
      remedio: () => 'Si tus estudios no están al día, pide una corrección en ese apartado de tu CV.',
    },
    cursoMinimo: {
      cumple: ({ minimo }) => `Estás en un curso que admite la oferta: ${minimo}.º o posterior.`,
      falta: ({ minimo, curso }) =>
        curso === null
          ? `La oferta es a partir de ${minimo}.º y tu CV no indica en qué curso estás.`
          : `La oferta es a partir de ${minimo}.º y estás en ${curso}.º.`,
      remedio: () => 'Si ya has pasado de curso, pide una corrección en los estudios de tu CV.',
    },
    soloUltimoCurso: {
      cumple: () => 'Estás en el último curso.',
      falta: () => 'La oferta es para estudiantes de último curso y tu CV no indica que lo seas.',
      remedio: () => 'Si ya estás en el último curso, pide una corrección en los estudios de tu CV.',
    },
    creditosSuperados: {
      cumple: ({ minimo }) => `Has superado los ${minimo} créditos que pide la oferta.`,
      falta: ({ minimo, superados }) => `La oferta pide ${minimo} créditos superados y ${passed(superados)}.`,
      remedio: () => 'Si ya tienes más, pide una corrección en los estudios de tu CV.',
    },
    creditosYReunion: {
      cumple: ({ minimo }) =>
        `Tienes ${minimo} créditos superados y has asistido a una reunión de orientación.`,
      falta: ({ minimo, superados, reunion }) =>
        [
          `Para hacer prácticas necesitas ${minimo} créditos superados y haber asistido a una reunión de orientación`,
          superados !== null && superados >= minimo ? null : passed(superados),
          reunion ? null : 'no consta que hayas asistido a la reunión',
        ]
          .filter(Boolean)
          .join('; ')
          .concat('.'),
      remedio: ({ reunion }) =>
        reunion
          ? 'Si ya tienes más créditos, pide una corrección en los estudios de tu CV.'
          : 'Reserva una cita en «Orientación laboral».',
    },
    creditosMaster: {
      cumple: ({ minimo }) => `Has superado al menos la mitad de tu máster: ${minimo} créditos.`,
      falta: ({ minimo, superados }) =>
        `En un máster de dos años debes haber superado la mitad, ${minimo} créditos, y ${passed(superados)}.`,
      remedio: () => 'Si ya tienes más, pide una corrección en los estudios de tu CV.',
    },
    anioPromocionMaximo: {
      cumple: ({ maximo }) => `Tu promoción es de ${maximo} o anterior.`,
      falta: ({ maximo, anio }) =>
        anio === null
          ? `La oferta es para promociones hasta ${maximo} y tu CV no indica la tuya.`
          : `La oferta es para promociones hasta ${maximo} y la tuya es de ${anio}.`,
      remedio: ({ anio }) => (anio === null ? 'Pide que se añada en los estudios de tu CV.' : null),
    },
    sede: {
      cumple: ({ nombre }) => `Estudias en la sede que pide la oferta: ${nombre}.`,
      falta: ({ nombre, consta }) =>
        consta
          ? `La oferta es para estudiantes de la sede ${nombre} y estudias en otra.`
          : `La oferta es para estudiantes de la sede ${nombre} y tu CV no indica la tuya.`,
      remedio: ({ consta }) => (consta ? null : 'Pide que se añada en los estudios de tu CV.'),
    },
    edadMaxima: {
      cumple: ({ maxima, hasta }, say) =>
        `No superas la edad máxima, ${maxima} años${hasta ? `, hasta el ${say.day(hasta)}` : ''}.`,
      falta: ({ maxima, hasta }) =>
        hasta
          ? `La edad máxima es de ${maxima} años y ya la has superado.`
          : `La edad máxima es de ${maxima} años y no tenemos tu fecha de nacimiento.`,
      remedio: ({ hasta }) => (hasta ? null : 'Escribe a tu centro para que la añada.'),
    },
    experiencia: {
      cumple: ({ anios }) => `Tienes la experiencia que pide la oferta: ${duration(anios * 12)}.`,
      falta: ({ anios, meses }) =>
        meses === 0
          ? `La oferta pide ${duration(anios * 12)} de experiencia y en tu CV no consta ninguna.`
          : `La oferta pide ${duration(anios * 12)} de experiencia y la de tu CV suma ${duration(meses)}.`,
      remedio: () => 'Si tienes más, escribe a tu centro para que la tenga en cuenta.',
    },
    idioma: {
      cumple: ({ idIdioma, idNivel, idCertificado }, say) =>
        `${say.name('idiomas', idIdioma)}: tienes el nivel que pide la oferta, ${say.name('nivelesIdioma', idNivel)}${idCertificado === null ? '' : ', y su certificado'}.`,
      falta({ idIdioma, idNivel, idCertificado, tieneNivel }, say) {
        const certificate = idCertificado === null ? '' : ` con ${say.name('certificados', idCertificado)}`;
        const wanted = `${say.name('idiomas', idIdioma)}: la oferta pide ${say.name('nivelesIdioma', idNivel)}${certificate}`;
        if (tieneNivel === null) return `${wanted} y no consta en tu CV.`;
        if (tieneNivel < idNivel) return `${wanted} y tienes ${say.name('nivelesIdioma', tieneNivel)}.`;
        return `${wanted} y en tu CV no consta ese certificado.`;
      },
      remedio({ idNivel, tieneNivel }) {
        if (tieneNivel === null) return 'Si lo hablas, añádelo a los idiomas de tu CV.';
        if (tieneNivel < idNivel) return 'Si ya tienes ese nivel, actualízalo en tu CV.';
        return 'Si lo tienes, indícalo en los idiomas de tu CV.';
      },
    },
    programasInformaticos: {
      cumple: ({ pedidos }, say) => `Sabes usar ${say.every('programas', pedidos)}.`,
      falta: ({ pedidos, faltan }, say) =>
        faltan.length === pedidos.length
          ? `La oferta pide saber usar ${say.every('programas', pedidos)}, y no consta en tu CV.`
          : `La oferta pide saber usar ${say.every('programas', pedidos)}, y ${lacks(faltan, say.every('programas', faltan))}.`,
      remedio: () => 'Añade a tu CV los programas que sepas usar.',
    },
    carnesConducir: {
      cumple: ({ pedidos }, say) => `Tienes carné de conducir ${say.every('carnes', pedidos)}.`,
      falta: ({ faltan }, say) =>
        `La oferta pide carné de conducir ${say.every('carnes', faltan)}, y no consta en tu CV.`,
      remedio: () => 'Si lo tienes, indícalo en tu CV.',
    },
    cochePropio: {
      cumple: () => 'Tienes coche propio.',
      falta: () => 'La oferta pide coche propio.',
      remedio: () => 'Si tienes coche, indícalo en tu CV.',
    },
    disponibilidadExtranjero: {
      cumple: () => 'Puedes trabajar en el extranjero.',
      falta: () => 'La oferta pide poder trabajar en el extranjero.',
      remedio: () => 'Si puedes, indícalo en tu CV.',
    },
    disponibilidadTraslado: {
      cumple: () => 'Puedes cambiar de lugar de residencia.',
      falta: () => 'La oferta pide poder cambiar de lugar de residencia.',
      remedio: () => 'Si puedes, indícalo en tu CV.',
    },
    trabajandoActualmente: {
      cumple: ({ pedido }) => (pedido ? 'Estás trabajando.' : 'No estás trabajando.'),
      falta: ({ pedido }) => `La oferta es para personas que ${pedido ? 'ya' : 'ahora no'} estén trabajando.`,
      remedio: () => 'Si tu situación es otra, actualízala en tu CV.',
    },
    paisesNacionalidad: {
      cumple: ({ pedidos }, say) =>
        `Tienes una de las nacionalidades que pide la oferta: ${say.either('paises', pedidos)}.`,
      falta: ({ pedidos }, say) => `La oferta pide la nacionalidad de ${say.either('paises', pedidos)}.`,
      remedio: () => 'Si la tienes, añádela a tus datos personales.',
    },
    paisesResidencia: {
      cumple: ({ pedidos }, say) =>
        `Vives en uno de los lugares que pide la oferta: ${say.either('paises', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `La oferta es para personas que viven en ${say.either('paises', pedidos)}.`,
      remedio: () => 'Si vives ahí, actualiza tus datos personales.',
    },
    provinciasResidencia: {
      cumple: ({ pedidos }, say) =>
        `Vives en uno de los lugares que pide la oferta: ${say.either('provincias', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `La oferta es para personas que viven en ${say.either('provincias', pedidos)}.`,
      remedio: () => 'Si vives ahí, actualiza tus datos personales.',
    },
    intereses: {
      cumple: ({ pedidos }, say) =>
        pedidos.length === 1
          ? `Compartes el interés que pide la oferta: ${say.either('intereses', pedidos)}.`
          : `Compartes alguno de los intereses que pide la oferta: ${say.either('intereses', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        pedidos.length === 1
          ? `La oferta es para personas con este interés: ${say.either('intereses', pedidos)}.`
          : `La oferta es para personas con alguno de estos intereses: ${say.either('intereses', pedidos)}.`,
      remedio: ({ pedidos }) =>
        pedidos.length === 1
          ? 'Si también es tuyo, añádelo a tu CV.'
          : 'Si compartes alguno, añádelo a tu CV.',
    },
    competencias: {
      cumple: ({ pedidos }, say) =>
        `Tienes las competencias que pide la oferta: ${say.every('competencias', pedidos)}.`,
      falta: ({ pedidos, faltan }, say) =>
        faltan.length === pedidos.length
          ? `La oferta pide estas competencias, que no constan en tu CV: ${say.every('competencias', pedidos)}.`
          : `La oferta pide estas competencias: ${say.every('competencias', pedidos)}; ${lacks(faltan, say.every('competencias', faltan))}.`,
      remedio: () => 'Añade a tu CV las competencias que tengas.',
    },
    nacionalidad: {
      cumple: () => 'En tu CV consta tu nacionalidad.',
      falta: () => 'En tu CV no consta tu nacionalidad, y de ella depende si necesitas permiso de trabajo.',
      remedio: () => 'Añade tu nacionalidad a tus datos personales.',
    },
    permisoTrabajo: {
      cumple: () => 'Tienes permiso de trabajo.',
      falta: () => 'Con tu nacionalidad necesitas un permiso de trabajo y en tu CV no consta.',
      remedio: () => 'Si ya lo tienes, indícalo en tu CV.',
    },
    numSegSocial: {
      cumple: () => 'Tenemos tu número de la Seguridad Social.',
      falta: () => 'Para hacer prácticas necesitas un número de la Seguridad Social.',
      remedio: () => 'Añade tu número de la Seguridad Social a tus datos personales.',
    },
    coincidePracticas: {
      cumple: () => 'No coincide con las prácticas que ya tienes.',
      falta: ({ fin }, say) =>
        `Coincide con unas prácticas que ya tienes${fin ? `, hasta el ${say.day(fin)}` : ''}.`,
      remedio: () => null,
    },
  },
};
