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
  credits === null ? 'el teu CV no diu quants n’has superat' : `al teu CV n’hi consten ${credits}`;

export const ca: EligibilityTexts = {
  more: (count) => `${count} més`,
  since: (day) => `Si continues així, ho compliràs: ${day}.`,
  rules: {
    busqueda: {
      cumple: ({ tipo }) => (tipo === 'practicas' ? 'Estàs cercant pràctiques.' : 'Estàs cercant feina.'),
      falta: ({ tipo }) =>
        `No has activat la teva cerca de ${tipo === 'practicas' ? 'pràctiques' : 'feina'}.`,
      remedio: ({ tipo }) => `Activa la cerca de ${tipo === 'practicas' ? 'pràctiques' : 'feina'} al teu CV.`,
    },
    cvPropio: {
      cumple: () => 'Entre els teus documents hi ha el teu propi CV.',
      falta: () => 'Cal un CV fet per tu, a més de les dades que has emplenat aquí.',
      remedio: () => 'Puja’l als documents del teu CV.',
    },
    estudios: {
      cumple: () => 'El teu CV té estudis.',
      falta: () => 'El teu CV no té estudis.',
      remedio: () => 'Si ja hi haurien de ser, escriu al teu centre: l’adreça és en aquest apartat.',
    },
    titulacion: {
      cumple: ({ pedidas, aceptaCiclos }, say) =>
        `Els teus estudis són entre els que se cerquen: ${say.either('titulaciones', pedidas, ...(aceptaCiclos ? ['un cicle formatiu'] : []))}.`,
      falta: ({ pedidas, aceptaCiclos }, say) =>
        `Els teus estudis no són entre els que se cerquen: ${say.either('titulaciones', pedidas, ...(aceptaCiclos ? ['un cicle formatiu'] : []))}.`,
      remedio: () =>
        'Si els teus estudis no estan al dia, escriu al teu centre: l’adreça és en aquest apartat del teu CV.',
    },
    cursoMinimo: {
      cumple: ({ minimo }) => `Has arribat al curs que se cerca: ${ordinal(minimo)} o posterior.`,
      falta: ({ minimo, curso }) =>
        curso === null
          ? `Se cerca a partir de ${ordinal(minimo)} i el teu CV no diu quin curs fas.`
          : `Se cerca a partir de ${ordinal(minimo)} i tu fas ${ordinal(curso)}.`,
      remedio: () => 'Si ja has passat de curs, escriu al teu centre: l’adreça és als estudis del teu CV.',
    },
    soloUltimoCurso: {
      cumple: () => 'Fas l’últim curs.',
      falta: () => 'És per a estudiants d’últim curs i el teu CV no diu que ho siguis.',
      remedio: () => 'Si ja fas l’últim curs, escriu al teu centre: l’adreça és als estudis del teu CV.',
    },
    creditosSuperados: {
      cumple: ({ minimo }) => `Has superat els ${minimo} crèdits que es demanen.`,
      falta: ({ minimo, superados }) => `Es demanen ${minimo} crèdits superats i ${passed(superados)}.`,
      remedio: () => 'Si ja en tens més, escriu al teu centre: l’adreça és als estudis del teu CV.',
    },
    creditosMaster: {
      cumple: ({ minimo }) => `Has superat almenys la meitat del teu màster: ${minimo} crèdits.`,
      falta: ({ minimo, superados }) =>
        `En un màster de dos anys cal haver-ne superat la meitat, ${minimo} crèdits, i ${passed(superados)}.`,
      remedio: () => 'Si ja en tens més, escriu al teu centre: l’adreça és als estudis del teu CV.',
    },
    anioPromocionMaximo: {
      cumple: ({ maximo }) => `La teva promoció és del ${maximo} o anterior.`,
      falta: ({ maximo, anio }) =>
        anio === null
          ? `Se cerquen promocions fins al ${maximo} i el teu CV no diu quina és la teva.`
          : `Se cerquen promocions fins al ${maximo} i la teva és del ${anio}.`,
      remedio: ({ anio }) =>
        anio === null
          ? 'Escriu al teu centre perquè l’hi afegeixi: l’adreça és als estudis del teu CV.'
          : null,
    },
    edadMaxima: {
      cumple: ({ maxima, hasta }, say) =>
        `No passes de l’edat màxima, ${maxima} anys${hasta ? ` (data límit: ${say.day(hasta)})` : ''}.`,
      falta: ({ maxima, hasta }, say) =>
        hasta
          ? `Se cerquen persones de ${maxima} anys com a màxim (data límit: ${say.day(hasta)}).`
          : `Se cerquen persones de ${maxima} anys com a màxim i no tenim la teva data de naixement.`,
      remedio: ({ hasta }) => (hasta ? null : 'Escriu al teu centre perquè l’hi afegeixi.'),
    },
    experiencia: {
      cumple: ({ anios }) => `Tens l’experiència que es demana: ${duration(anios * 12)}.`,
      falta: ({ anios, meses }) =>
        meses === 0
          ? `Se cerca experiència de ${duration(anios * 12)} i el teu CV no en té.`
          : `Se cerca experiència de ${duration(anios * 12)} i la del teu CV suma ${duration(meses)}.`,
      remedio: () => 'Si en tens més, escriu al teu centre perquè la tingui en compte.',
    },
    idioma: {
      cumple: ({ idIdioma, idNivel, idCertificado }, say) =>
        `${say.name('idiomas', idIdioma)}: tens el nivell que se cerca, ${say.name('nivelesIdioma', idNivel)}${idCertificado === null ? '' : ', i el certificat'}.`,
      falta({ idIdioma, idNivel, idCertificado, tieneNivel }, say) {
        const certificate = idCertificado === null ? '' : ` amb ${say.name('certificados', idCertificado)}`;
        const wanted = `${say.name('idiomas', idIdioma)}: se cerca ${say.name('nivelesIdioma', idNivel)}${certificate}`;
        if (tieneNivel === null) return `${wanted} i no és al teu CV.`;
        if (tieneNivel < idNivel) return `${wanted} i tu tens ${say.name('nivelesIdioma', tieneNivel)}.`;
        return `${wanted} i el teu CV no diu que tinguis aquest certificat.`;
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
          ? `Se cerca algú que sàpiga fer servir ${say.every('programas', pedidos)}, i no consta al teu CV.`
          : `Se cerca algú que sàpiga fer servir ${say.every('programas', pedidos)}, i ${lacks(faltan, say.every('programas', faltan))}.`,
      remedio: () => 'Afegeix al teu CV els programes que sàpigues fer servir.',
    },
    carnesConducir: {
      cumple: ({ pedidos }, say) => `Tens carnet de conduir ${say.every('carnes', pedidos)}.`,
      falta: ({ faltan }, say) =>
        `Se cerca carnet de conduir ${say.every('carnes', faltan)}, i no és al teu CV.`,
      remedio: () => 'Si el tens, indica-ho al teu CV.',
    },
    cochePropio: {
      cumple: () => 'Tens cotxe propi.',
      falta: () => 'Se cerca algú amb cotxe propi.',
      remedio: () => 'Si tens cotxe, indica-ho al teu CV.',
    },
    disponibilidadExtranjero: {
      cumple: () => 'Pots treballar a l’estranger.',
      falta: () => 'Se cerca algú que pugui treballar a l’estranger.',
      remedio: () => 'Si pots, indica-ho al teu CV.',
    },
    disponibilidadTraslado: {
      cumple: () => 'Pots canviar de lloc de residència.',
      falta: () => 'Se cerca algú que pugui canviar de lloc de residència.',
      remedio: () => 'Si pots, indica-ho al teu CV.',
    },
    trabajandoActualmente: {
      cumple: ({ pedido }) => (pedido ? 'Estàs treballant.' : 'No estàs treballant.'),
      falta: ({ pedido }) => `Se cerca algú que ${pedido ? 'ja' : 'ara no'} estigui treballant.`,
      remedio: () => 'Si la teva situació és una altra, actualitza-la al teu CV.',
    },
    paisesNacionalidad: {
      cumple: ({ pedidos }, say) =>
        `Tens una de les nacionalitats que se cerquen: ${say.either('paises', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `Se cerca algú amb una d’aquestes nacionalitats: ${say.either('paises', pedidos)}.`,
      remedio: () => 'Si la tens, afegeix-la a les teves dades personals.',
    },
    paisesResidencia: {
      cumple: ({ pedidos }, say) => `Vius on se cerca: ${say.either('paises', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `Se cerca algú que visqui en aquest lloc: ${say.either('paises', pedidos)}.`,
      remedio: () => 'Si hi vius, actualitza les teves dades personals.',
    },
    provinciasResidencia: {
      cumple: ({ pedidos }, say) => `Vius on se cerca: ${say.either('provincias', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `Se cerca algú que visqui en aquest lloc: ${say.either('provincias', pedidos)}.`,
      remedio: () => 'Si hi vius, actualitza les teves dades personals.',
    },
    intereses: {
      cumple: ({ pedidos }, say) => `T’interessa el que se cerca: ${say.either('intereses', pedidos)}.`,
      falta: ({ pedidos }, say) =>
        `Se cerca algú amb aquests interessos: ${say.either('intereses', pedidos)}.`,
      remedio: () => 'Si també són els teus, afegeix-los al teu CV.',
    },
    competencias: {
      cumple: ({ pedidos }, say) =>
        `Tens les competències que se cerquen: ${say.every('competencias', pedidos)}.`,
      falta: ({ pedidos, faltan }, say) =>
        faltan.length === pedidos.length
          ? `Se cerquen aquestes competències, que no consten al teu CV: ${say.every('competencias', pedidos)}.`
          : `Se cerquen aquestes competències: ${say.every('competencias', pedidos)}; ${lacks(faltan, say.every('competencias', faltan))}.`,
      remedio: () => 'Afegeix al teu CV les competències que tinguis.',
    },
    nacionalidad: {
      cumple: () => 'El teu CV diu quina nacionalitat tens.',
      falta: () => 'El teu CV no diu quina nacionalitat tens, i d’això depèn si et cal un permís de treball.',
      remedio: () => 'Afegeix la teva nacionalitat a les teves dades personals.',
    },
    permisoTrabajo: {
      cumple: () => 'Tens permís de treball.',
      falta: () => 'Amb la teva nacionalitat cal un permís de treball i el teu CV no diu que el tinguis.',
      remedio: () => 'Si ja el tens, indica-ho al teu CV.',
    },
    numSegSocial: {
      cumple: () => 'Tenim el teu número de la Seguretat Social.',
      falta: () => 'Per fer pràctiques cal el teu número de la Seguretat Social.',
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
