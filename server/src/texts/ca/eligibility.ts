import type { EligibilityTexts } from '../../features/eligibility/eligibility-words.ts';

/** 20 mesos: '1 any i 8 mesos'. */
function duration(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'any' : 'anys'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'mes' : 'mesos'}`,
  ].filter(Boolean);
  return parts.join(' i ') || 'menys d’un mes';
}

/** 1r, 2n, 3r, 4t, 5è. */
const ordinal = (course: number): string => `${course}${['r', 'n', 'r', 't'][course - 1] ?? 'è'}`;

const lacks = (missing: readonly number[], names: string): string =>
  `al teu CV ${missing.length === 1 ? 'hi falta' : 'hi falten'} ${names}`;

const passed = (credits: number | null): string =>
  credits === null ? 'el teu CV no indica quants n’has superat' : `al teu CV n’hi consten ${credits}`;

export const ca: EligibilityTexts = {
  more: (count) => `${count} més`,
  since: (day) => `Si res no canvia, ho compliràs: ${day}.`,
  rules: {
    busqueda: {
      cumple: ({ tipo }) => (tipo === 'practicas' ? 'Estàs cercant pràctiques.' : 'Estàs cercant feina.'),
      falta: ({ tipo }) =>
        `No has activat la teva cerca de ${tipo === 'practicas' ? 'pràctiques' : 'feina'}.`,
      remedio: ({ tipo }) => `Activa la cerca de ${tipo === 'practicas' ? 'pràctiques' : 'feina'} al teu CV.`,
    },
    cvPropio: {
      cumple: () => 'Entre els teus documents hi ha el teu propi CV.',
      falta: () => 'Et cal el teu propi CV, a més de les dades que has emplenat al portal.',
      remedio: () => 'Puja’l als documents del teu CV.',
    },
    programa: {
      cumple: () => 'Participes en el programa al qual pertany l’oferta.',
      falta: () =>
        'L’oferta és per a participants d’un programa de pràctiques, i no consta que hi participis.',
      remedio: () =>
        'Mira a la pàgina del programa si s’adreça al teu perfil i si admet sol·licituds d’adhesió.',
    },
    estudios: {
      cumple: () => 'Al teu CV consten els teus estudis.',
      falta: () => 'Al teu CV no consten estudis.',
      remedio: () => 'Si ja hi haurien de sortir, demana’ls als estudis del teu CV.',
    },
    titulacion: {
      cumple: ({ pedidas, aceptaCiclos }, say) =>
        `Els teus estudis són entre els que demana l’oferta: ${say.either('titulaciones', pedidas, ...(aceptaCiclos ? ['un cicle formatiu'] : []))}.`,
      falta: ({ pedidas, aceptaCiclos }, say) =>
        `Els teus estudis no són entre els que demana l’oferta: ${say.either('titulaciones', pedidas, ...(aceptaCiclos ? ['un cicle formatiu'] : []))}.`,
      remedio: () =>
        'Si els teus estudis no estan al dia, demana una correcció en aquest apartat del teu CV.',
    },
    cursoMinimo: {
      cumple: ({ minimo }) => `Ets en un curs que admet l’oferta: ${ordinal(minimo)} o posterior.`,
      falta: ({ minimo, curso }) =>
        curso === null
          ? `L’oferta és a partir de ${ordinal(minimo)} i el teu CV no indica quin curs fas.`
          : `L’oferta és a partir de ${ordinal(minimo)} i tu fas ${ordinal(curso)}.`,
      remedio: () => 'Si ja has passat de curs, demana una correcció als estudis del teu CV.',
    },
    soloUltimoCurso: {
      cumple: () => 'Fas l’últim curs.',
      falta: () => 'L’oferta és per a estudiants d’últim curs i el teu CV no indica que ho siguis.',
      remedio: () => 'Si ja fas l’últim curs, demana una correcció als estudis del teu CV.',
    },
    creditosSuperados: {
      cumple: ({ minimo }) => `Has superat els ${minimo} crèdits que demana l’oferta.`,
      falta: ({ minimo, superados }) => `L’oferta demana ${minimo} crèdits superats i ${passed(superados)}.`,
      remedio: () => 'Si ja en tens més, demana una correcció als estudis del teu CV.',
    },
    creditosYReunion: {
      cumple: ({ minimo }) => `Tens ${minimo} crèdits superats i has assistit a una reunió d’orientació.`,
      falta: ({ minimo, superados, reunion }) =>
        [
          `Per fer pràctiques necessites ${minimo} crèdits superats i haver assistit a una reunió d’orientació`,
          superados !== null && superados >= minimo ? null : passed(superados),
          reunion ? null : 'no consta que hagis assistit a la reunió',
        ]
          .filter(Boolean)
          .join('; ')
          .concat('.'),
      remedio: ({ reunion }) =>
        reunion
          ? 'Si ja tens més crèdits, demana una correcció als estudis del teu CV.'
          : 'Reserva una cita a «Orientació laboral».',
    },
    creditosMaster: {
      cumple: ({ minimo }) => `Has superat almenys la meitat del teu màster: ${minimo} crèdits.`,
      falta: ({ minimo, superados }) =>
        `En un màster de dos anys has d’haver-ne superat la meitat, ${minimo} crèdits, i ${passed(superados)}.`,
      remedio: () => 'Si ja en tens més, demana una correcció als estudis del teu CV.',
    },
    anioPromocionMaximo: {
      cumple: ({ maximo }) => `La teva promoció és del ${maximo} o anterior.`,
      falta: ({ maximo, anio }) =>
        anio === null
          ? `L’oferta és per a promocions fins al ${maximo} i el teu CV no indica la teva.`
          : `L’oferta és per a promocions fins al ${maximo} i la teva és del ${anio}.`,
      remedio: ({ anio }) => (anio === null ? 'Demana que s’afegeixi als estudis del teu CV.' : null),
    },
    sede: {
      cumple: ({ nombre }) => `Estudies a la seu que demana l’oferta: ${nombre}.`,
      falta: ({ nombre, consta }) =>
        consta
          ? `L’oferta és per a estudiants de la seu ${nombre} i estudies en una altra.`
          : `L’oferta és per a estudiants de la seu ${nombre} i el teu CV no indica la teva.`,
      remedio: ({ consta }) => (consta ? null : 'Demana que s’afegeixi als estudis del teu CV.'),
    },
    edadMaxima: {
      cumple: ({ maxima, hasta }, say) =>
        `No superes l’edat màxima, ${maxima} anys${hasta ? ` (data límit: ${say.day(hasta)})` : ''}.`,
      falta: ({ maxima, hasta }) =>
        hasta
          ? `L’edat màxima és de ${maxima} anys i ja l’has superada.`
          : `L’edat màxima és de ${maxima} anys i no tenim la teva data de naixement.`,
      remedio: ({ hasta }) => (hasta ? null : 'Escriu al teu centre perquè l’hi afegeixi.'),
    },
    experiencia: {
      cumple: ({ anios }) => `Tens l’experiència que demana l’oferta: ${duration(anios * 12)}.`,
      falta: ({ anios, meses }) =>
        meses === 0
          ? `L’oferta demana ${duration(anios * 12)} d’experiència i al teu CV no en consta cap.`
          : `L’oferta demana ${duration(anios * 12)} d’experiència i la del teu CV suma ${duration(meses)}.`,
      remedio: () => 'Si en tens més, escriu al teu centre perquè la tingui en compte.',
    },
    idioma: {
      cumple: ({ idIdioma, idNivel, idCertificado }, say) =>
        `${say.name('idiomas', idIdioma)}: tens el nivell que demana l’oferta, ${say.name('nivelesIdioma', idNivel)}${idCertificado === null ? '' : ', i el certificat'}.`,
      falta({ idIdioma, idNivel, idCertificado, tieneNivel }, say) {
        const certificate = idCertificado === null ? '' : ` amb ${say.name('certificados', idCertificado)}`;
        const wanted = `${say.name('idiomas', idIdioma)}: l’oferta demana ${say.name('nivelesIdioma', idNivel)}${certificate}`;
        if (tieneNivel === null) return `${wanted} i no consta al teu CV.`;
        if (tieneNivel < idNivel) return `${wanted} i tu tens ${say.name('nivelesIdioma', tieneNivel)}.`;
        return `${wanted} i al teu CV no consta aquest certificat.`;
      },
      remedio({ idNivel, tieneNivel }) {
        if (tieneNivel === null) return 'Si el parles, afegeix-lo als idiomes del teu CV.';
        if (tieneNivel < idNivel) return 'Si ja tens aquest nivell, actualitza’l al teu CV.';
        return 'Si el tens, indica-ho als idiomes del teu CV.';
      },
    },
    programasInformaticos: {
      cumple: ({ pedidos }, say) => `Saps fer servir ${say.every('programas', pedidos)}.`,
      falta: ({ pedidos, faltan }, say) =>
        faltan.length === pedidos.length
          ? `L’oferta demana saber fer servir ${say.every('programas', pedidos)}, i no consta al teu CV.`
          : `L’oferta demana saber fer servir ${say.every('programas', pedidos)}, i ${lacks(faltan, say.every('programas', faltan))}.`,
      remedio: () => 'Afegeix al teu CV els programes que sàpigues fer servir.',
    },
    carnesConducir: {
      cumple: ({ pedidos }, say) => `Tens carnet de conduir ${say.every('carnes', pedidos)}.`,
      falta: ({ faltan }, say) =>
        `L’oferta demana carnet de conduir ${say.every('carnes', faltan)}, i no consta al teu CV.`,
      remedio: () => 'Si el tens, indica-ho al teu CV.',
    },
    cochePropio: {
      cumple: () => 'Tens cotxe propi.',
      falta: () => 'L’oferta demana cotxe propi.',
      remedio: () => 'Si tens cotxe, indica-ho al teu CV.',
    },
    disponibilidadExtranjero: {
      cumple: () => 'Pots treballar a l’estranger.',
      falta: () => 'L’oferta demana poder treballar a l’estranger.',
      remedio: () => 'Si pots, indica-ho al teu CV.',
    },
    disponibilidadTraslado: {
      cumple: () => 'Pots canviar de lloc de residència.',
      falta: () => 'L’oferta demana poder canviar de lloc de residència.',
      remedio: () => 'Si pots, indica-ho al teu CV.',
    },
    trabajandoActualmente: {
      cumple: ({ pedido }) => (pedido ? 'Estàs treballant.' : 'No estàs treballant.'),
      falta: ({ pedido }) => `L’oferta és per a persones que ${pedido ? 'ja' : 'ara no'} treballin.`,
      remedio: () => 'Si la teva situació és una altra, actualitza-la al teu CV.',
    },
    paisesNacionalidad: {
      cumple: ({ pedidos }, say) =>
        `Tens una de les nacionalitats que demana l’oferta: ${say.either('paises', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `L’oferta demana una d’aquestes nacionalitats: ${say.either('paises', pedidos)}.`,
      remedio: () => 'Si la tens, afegeix-la a les teves dades personals.',
    },
    paisesResidencia: {
      cumple: ({ pedidos }, say) =>
        `Vius en un dels llocs que demana l’oferta: ${say.either('paises', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `L’oferta és per a persones que viuen en aquest lloc: ${say.either('paises', pedidos)}.`,
      remedio: () => 'Si hi vius, actualitza les teves dades personals.',
    },
    provinciasResidencia: {
      cumple: ({ pedidos }, say) =>
        `Vius en un dels llocs que demana l’oferta: ${say.either('provincias', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `L’oferta és per a persones que viuen en aquest lloc: ${say.either('provincias', pedidos)}.`,
      remedio: () => 'Si hi vius, actualitza les teves dades personals.',
    },
    intereses: {
      cumple: ({ pedidos }, say) =>
        pedidos.length === 1
          ? `Comparteixes l’interès que demana l’oferta: ${say.either('intereses', pedidos)}.`
          : `Comparteixes algun dels interessos que demana l’oferta: ${say.either('intereses', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        pedidos.length === 1
          ? `L’oferta és per a persones amb aquest interès: ${say.either('intereses', pedidos)}.`
          : `L’oferta és per a persones amb algun d’aquests interessos: ${say.either('intereses', pedidos)}.`,
      remedio: ({ pedidos }) =>
        pedidos.length === 1
          ? 'Si també és el teu, afegeix-lo al teu CV.'
          : 'Si en comparteixes algun, afegeix-lo al teu CV.',
    },
    competencias: {
      cumple: ({ pedidos }, say) =>
        `Tens les competències que demana l’oferta: ${say.every('competencias', pedidos)}.`,
      falta: ({ pedidos, faltan }, say) =>
        faltan.length === pedidos.length
          ? `L’oferta demana aquestes competències, que no consten al teu CV: ${say.every('competencias', pedidos)}.`
          : `L’oferta demana aquestes competències: ${say.every('competencias', pedidos)}; ${lacks(faltan, say.every('competencias', faltan))}.`,
      remedio: () => 'Afegeix al teu CV les competències que tinguis.',
    },
    nacionalidad: {
      cumple: () => 'Al teu CV consta la teva nacionalitat.',
      falta: () =>
        'Al teu CV no consta la teva nacionalitat, i d’això depèn si necessites permís de treball.',
      remedio: () => 'Afegeix la teva nacionalitat a les teves dades personals.',
    },
    permisoTrabajo: {
      cumple: () => 'Tens permís de treball.',
      falta: () => 'Amb la teva nacionalitat necessites un permís de treball i al teu CV no consta.',
      remedio: () => 'Si ja el tens, indica-ho al teu CV.',
    },
    numSegSocial: {
      cumple: () => 'Tenim el teu número de la Seguretat Social.',
      falta: () => 'Per fer pràctiques necessites un número de la Seguretat Social.',
      remedio: () => 'Afegeix el número de la Seguretat Social a les teves dades personals.',
    },
    coincidePracticas: {
      cumple: () => 'No coincideix amb les pràctiques que ja tens.',
      falta: ({ fin }, say) =>
        `Coincideix amb unes pràctiques que ja tens${fin ? ` (data final: ${say.day(fin)})` : ''}.`,
      remedio: () => null,
    },
  },
};
