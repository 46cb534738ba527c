import { type Named, sameInAll, text } from './text.ts';

interface Island extends Named {
  /** The INE's number: the province's followed by one digit. */
  readonly idIsla: number;
  /** The same number in three digits. */
  readonly codigo: string;
  readonly idProvincia: number;
}

const names = [
  { codigo: '071', texts: sameInAll('Formentera') },
  { codigo: '072', texts: text('Ibiza', 'Eivissa', 'Ibiza') },
  { codigo: '073', texts: sameInAll('Mallorca') },
  { codigo: '074', texts: sameInAll('Menorca') },
  { codigo: '351', texts: sameInAll('Fuerteventura') },
  { codigo: '352', texts: sameInAll('Gran Canaria') },
  { codigo: '353', texts: sameInAll('Lanzarote') },
  { codigo: '381', texts: sameInAll('La Gomera') },
  { codigo: '382', texts: sameInAll('El Hierro') },
  { codigo: '383', texts: sameInAll('La Palma') },
  { codigo: '384', texts: sameInAll('Tenerife') },
];

export const islands: readonly Island[] = names.map(({ codigo, texts }) => ({
  idIsla: Number(codigo),
  codigo,
  idProvincia: Number(codigo.slice(0, 2)),
  texts,
}));

const withIslands: ReadonlySet<number> = new Set(islands.map((island) => island.idProvincia));

export function provinceHasIslands(idProvincia: number): boolean {
  return withIslands.has(idProvincia);
}
