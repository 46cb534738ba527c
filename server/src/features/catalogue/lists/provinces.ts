import { type Named, text } from './text.ts';

interface Province extends Named {
  /** The number that the INE gives it, which is also the start of its postcodes. */
  readonly idProvincia: number;
  /** The same number in two digits. */
  readonly codigo: string;
}

// Where the law gives a province a single name (Girona, Ourense, Bizkaia) Spanish uses it too; where it gives
// one in each language (Alicante/Alacant), each language has its own.
const names = [
  text('Álava', 'Àlaba', 'Álava'),
  text('Albacete', 'Albacete', 'Albacete'),
  text('Alicante', 'Alacant', 'Alicante'),
  text('Almería', 'Almeria', 'Almería'),
  text('Ávila', 'Àvila', 'Ávila'),
  text('Badajoz', 'Badajoz', 'Badajoz'),
  text('Islas Baleares', 'Illes Balears', 'Balearic Islands'),
  text('Barcelona', 'Barcelona', 'Barcelona'),
  text('Burgos', 'Burgos', 'Burgos'),
  text('Cáceres', 'Càceres', 'Cáceres'),
  text('Cádiz', 'Cadis', 'Cádiz'),
  text('Castellón', 'Castelló', 'Castellón'),
  text('Ciudad Real', 'Ciudad Real', 'Ciudad Real'),
  text('Córdoba', 'Còrdova', 'Córdoba'),
  text('A Coruña', 'La Corunya', 'A Coruña'),
  text('Cuenca', 'Conca', 'Cuenca'),
  text('Girona', 'Girona', 'Girona'),
  text('Granada', 'Granada', 'Granada'),
  text('Guadalajara', 'Guadalajara', 'Guadalajara'),
  text('Gipuzkoa', 'Guipúscoa', 'Gipuzkoa'),
  text('Huelva', 'Huelva', 'Huelva'),
  text('Huesca', 'Osca', 'Huesca'),
  text('Jaén', 'Jaén', 'Jaén'),
  text('León', 'Lleó', 'León'),
  text('Lleida', 'Lleida', 'Lleida'),
  text('La Rioja', 'La Rioja', 'La Rioja'),
  text('Lugo', 'Lugo', 'Lugo'),
  text('Madrid', 'Madrid', 'Madrid'),
  text('Málaga', 'Màlaga', 'Málaga'),
  text('Murcia', 'Múrcia', 'Murcia'),
  text('Navarra', 'Navarra', 'Navarre'),
  text('Ourense', 'Ourense', 'Ourense'),
  text('Asturias', 'Astúries', 'Asturias'),
  text('Palencia', 'Palència', 'Palencia'),
  text('Las Palmas', 'Las Palmas', 'Las Palmas'),
  text('Pontevedra', 'Pontevedra', 'Pontevedra'),
  text('Salamanca', 'Salamanca', 'Salamanca'),
  text('Santa Cruz de Tenerife', 'Santa Cruz de Tenerife', 'Santa Cruz de Tenerife'),
  text('Cantabria', 'Cantàbria', 'Cantabria'),
  text('Segovia', 'Segòvia', 'Segovia'),
  text('Sevilla', 'Sevilla', 'Seville'),
  text('Soria', 'Sòria', 'Soria'),
  text('Tarragona', 'Tarragona', 'Tarragona'),
  text('Teruel', 'Terol', 'Teruel'),
  text('Toledo', 'Toledo', 'Toledo'),
  text('Valencia', 'València', 'Valencia'),
  text('Valladolid', 'Valladolid', 'Valladolid'),
  text('Bizkaia', 'Biscaia', 'Bizkaia'),
  text('Zamora', 'Zamora', 'Zamora'),
  text('Zaragoza', 'Saragossa', 'Zaragoza'),
  text('Ceuta', 'Ceuta', 'Ceuta'),
  text('Melilla', 'Melilla', 'Melilla'),
];

/** In the order of the INE, so that the place in the list is the number. */
export const provinces: readonly Province[] = names.map((texts, index) => ({
  idProvincia: index + 1,
  codigo: String(index + 1).padStart(2, '0'),
  texts,
}));
