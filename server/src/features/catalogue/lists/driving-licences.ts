import { type Named, text } from './text.ts';

interface DrivingLicence extends Named {
  readonly idCarneConducir: number;
  readonly codigo: string;
}

/** From the lightest vehicle to the heaviest, as the traffic authority lists them. */
export const drivingLicences: readonly DrivingLicence[] = [
  { idCarneConducir: 1, codigo: 'AM', texts: text('AM (ciclomotor)', 'AM (ciclomotor)', 'AM (moped)') },
  {
    idCarneConducir: 2,
    codigo: 'A1',
    texts: text('A1 (moto hasta 125 cc)', 'A1 (moto fins a 125 cc)', 'A1 (motorcycle up to 125 cc)'),
  },
  {
    idCarneConducir: 3,
    codigo: 'A2',
    texts: text('A2 (moto hasta 35 kW)', 'A2 (moto fins a 35 kW)', 'A2 (motorcycle up to 35 kW)'),
  },
  { idCarneConducir: 4, codigo: 'A', texts: text('A (moto)', 'A (moto)', 'A (motorcycle)') },
  { idCarneConducir: 5, codigo: 'B', texts: text('B (turismo)', 'B (turisme)', 'B (car)') },
  {
    idCarneConducir: 6,
    codigo: 'BE',
    texts: text('B+E (turismo con remolque)', 'B+E (turisme amb remolc)', 'B+E (car with trailer)'),
  },
  {
    idCarneConducir: 7,
    codigo: 'C1',
    texts: text('C1 (camión hasta 7.500 kg)', 'C1 (camió fins a 7.500 kg)', 'C1 (lorry up to 7,500 kg)'),
  },
  { idCarneConducir: 8, codigo: 'C', texts: text('C (camión)', 'C (camió)', 'C (lorry)') },
  { idCarneConducir: 9, codigo: 'D1', texts: text('D1 (microbús)', 'D1 (microbús)', 'D1 (minibus)') },
  { idCarneConducir: 10, codigo: 'D', texts: text('D (autobús)', 'D (autobús)', 'D (bus)') },
];
