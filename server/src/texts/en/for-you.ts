import type { FitTexts } from '../../features/for-you/fit-words.ts';

export const en: FitTexts = {
  titulacion: ({ idTitulacion }, say) => `Your degree: ${say.titulacion(idTitulacion)}`,
  ambito: ({ idArea }, say) => `Your field: ${say.ambito(idArea)}`,
  areaFuncional: ({ idAreaFuncional }, say) => `An area you like: ${say.areaFuncional(idAreaFuncional)}`,
  sector: ({ idSector }, say) => `A sector you like: ${say.sector(idSector)}`,
  lugar: ({ idProvincia, localidad }, say) =>
    localidad === null ? `In your province: ${say.provincia(idProvincia)}` : `${localidad}, where you live`,
  distancia: () => 'Remote, from where you live',
  programas: ({ ids }, say) => `You use ${say.programas(ids)}`,
  idioma: ({ idIdioma, idNivel }, say) => `${say.idioma(idIdioma)} ${say.nivel(idNivel)}`,
  retribucion: ({ minimo }, say) => `Meets your minimum of ${say.euros(minimo)}`,
  periodo: ({ idPeriodo }, say) => `Starts when you prefer: ${say.periodo(idPeriodo)}`,
  jornada: ({ completa }) => `${completa ? 'Full time' : 'Part time'}, as you prefer`,
};
