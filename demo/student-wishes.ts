import type { Cv } from '@portal/contract/cv';
import { families } from './families/families.ts';
import { around } from './random.ts';

type Wishes = Pick<
  Cv,
  'sectoresInteres' | 'perfilProfesional' | 'enlacePortfolio' | 'idPeriodoPreferenciaPracticas'
>;
type MoreInterest = Pick<
  Cv['interes'],
  | 'motoPropia'
  | 'disponibilidadViajar'
  | 'idJornada'
  | 'retribucionMinimaPracticas'
  | 'retribucionMinimaEmpleo'
  | 'erasmus'
>;

/** By `idSector`, of which every kind of position has some. */
const sectorsWanted: readonly (readonly number[])[] = [[3, 7], [10], [], [13, 14], [11, 16, 17], [7], []];
const headlines = ['En formación', 'Busco mi primera experiencia', 'Con ganas de crecer', 'Perfil junior'];

/** What a student would like. By their place, so that nothing else of the demo changes with it; many leave it open. */
export function wishesOf(idTitulacion: number, finished: boolean, place: number): Wishes {
  const family = families.find(({ requeridas }) => requeridas.includes(idTitulacion));
  const said = place % 4 !== 2;
  return {
    sectoresInteres: [...around(sectorsWanted, place)],
    perfilProfesional: {
      titular: said && family ? `${family.departamento}. ${around(headlines, place)}` : null,
      areasFuncionales: said && family ? [family.idAreaFuncional] : [],
      aniosExperiencia: finished ? 1 + (place % 5) : place % 3 === 0 ? 0 : null,
    },
    enlacePortfolio: place % 6 === 1 ? `https://portfolio.example/${place + 100}` : null,
    idPeriodoPreferenciaPracticas: finished ? null : around([1, 2, 4, null, 3], place),
  };
}

export const moreInterestOf = (finished: boolean, place: number): MoreInterest => ({
  motoPropia: place % 9 === 4,
  disponibilidadViajar: place % 3 !== 0,
  idJornada: around([1, 2, null, 5, 3], place),
  retribucionMinimaPracticas: finished ? null : around([null, 300, 400, null, 500], place),
  retribucionMinimaEmpleo: finished ? 18_000 + (place % 6) * 1_500 : null,
  erasmus: place % 7 === 2,
});
