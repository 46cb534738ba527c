import type { FitTexts } from '../../features/for-you/fit-words.ts';

export const es: FitTexts = {
  titulacion: ({ idTitulacion }, say) => `Tu titulación: ${say.titulacion(idTitulacion)}`,
  ambito: ({ idArea }, say) => `Tu ámbito: ${say.ambito(idArea)}`,
  areaFuncional: ({ idAreaFuncional }, say) => `Área que te interesa: ${say.areaFuncional(idAreaFuncional)}`,
  sector: ({ idSector }, say) => `Sector que te interesa: ${say.sector(idSector)}`,
  lugar: ({ idProvincia, localidad }, say) =>
    localidad === null ? `En tu provincia: ${say.provincia(idProvincia)}` : `${localidad}, donde vives`,
  distancia: () => 'A distancia, desde donde vives',
  programas: ({ ids }, say) => `Usas ${say.programas(ids)}`,
  idioma: ({ idIdioma, idNivel }, say) => `${say.idioma(idIdioma)} ${say.nivel(idNivel)}`,
  retribucion: ({ minimo }, say) => `Llega a tu mínimo de ${say.euros(minimo)}`,
  periodo: ({ idPeriodo }, say) => `Empieza cuando prefieres: ${say.periodo(idPeriodo)}`,
  jornada: ({ completa }) => `Jornada ${completa ? 'completa' : 'parcial'}, como prefieres`,
};
