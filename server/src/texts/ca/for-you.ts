import type { FitTexts } from '../../features/for-you/fit-words.ts';

export const ca: FitTexts = {
  titulacion: ({ idTitulacion }, say) => `La teva titulació: ${say.titulacion(idTitulacion)}`,
  ambito: ({ idArea }, say) => `El teu àmbit: ${say.ambito(idArea)}`,
  areaFuncional: ({ idAreaFuncional }, say) => `Àrea que t’interessa: ${say.areaFuncional(idAreaFuncional)}`,
  sector: ({ idSector }, say) => `Sector que t’interessa: ${say.sector(idSector)}`,
  lugar: ({ idProvincia, localidad }, say) =>
    localidad === null ? `A la teva província: ${say.provincia(idProvincia)}` : `${localidad}, on vius`,
  distancia: () => 'A distància, des d’on vius',
  programas: ({ ids }, say) => `Fas servir ${say.programas(ids)}`,
  idioma: ({ idIdioma, idNivel }, say) => `${say.idioma(idIdioma)} ${say.nivel(idNivel)}`,
  retribucion: ({ minimo }, say) => `Arriba al teu mínim de ${say.euros(minimo)}`,
  periodo: ({ idPeriodo }, say) => `Comença quan prefereixes: ${say.periodo(idPeriodo)}`,
  jornada: ({ completa }) => `Jornada ${completa ? 'completa' : 'parcial'}, com prefereixes`,
};
