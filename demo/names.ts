/** Given names and surnames by where people come from. */
export interface Names {
  readonly nombres: readonly string[];
  readonly apellidos: readonly string[];
}

export const spanishNames: Names = {
  nombres: [
    'Lucía',
    'Hugo',
    'Martina',
    'Mateo',
    'Sofía',
    'Pablo',
    'Alba',
    'Adrián',
    'Carmen',
    'Diego',
    'Noelia',
    'Álvaro',
    'Irene',
    'Javier',
    'Paula',
    'Rubén',
    'Rocío',
    'Iván',
    'Elena',
    'Sergio',
    'Nerea',
    'Raúl',
    'Marta',
    'Óscar',
    'Inés',
    'Gonzalo',
    'Beatriz',
    'Samuel',
    'Celia',
    'Víctor',
    'Ainhoa',
    'Jaime',
    'Clara',
    'Unai',
    'Candela',
    'Marcos',
  ],
  apellidos: [
    'Cano',
    'Belmonte',
    'Quiroga',
    'Serrano',
    'Aguado',
    'Lozano',
    'Peñalver',
    'Robles',
    'Vidal',
    'Montero',
    'Escudero',
    'Galindo',
    'Arroyo',
    'Cabrera',
    'Ibáñez',
    'Moya',
    'Requena',
    'Sanchis',
    'Tortosa',
    'Zamora',
    'Barroso',
    'Crespo',
    'Duarte',
    'Ferrer',
    'Gallego',
    'Huertas',
    'Lara',
    'Mendoza',
    'Nieto',
    'Olmedo',
    'Pardo',
    'Rivas',
    'Soriano',
    'Vega',
  ],
};

export const catalanNames: Names = {
  nombres: [
    'Laia',
    'Pol',
    'Júlia',
    'Arnau',
    'Mireia',
    'Jordi',
    'Aina',
    'Oriol',
    'Berta',
    'Biel',
    'Carla',
    'Guillem',
    'Núria',
    'Marc',
    'Ariadna',
    'Roger',
    'Queralt',
    'Bernat',
    'Gemma',
    'Ferran',
  ],
  apellidos: [
    'Puig',
    'Serra',
    'Vila',
    'Soler',
    'Rovira',
    'Bosch',
    'Casals',
    'Pons',
    'Roca',
    'Mas',
    'Sabater',
    'Torrent',
    'Codina',
    'Bonet',
    'Llopis',
    'Ribas',
    'Marquès',
    'Camps',
    'Fuster',
    'Gual',
  ],
};

/** By the country's number. */
export const foreignNames: Readonly<Record<number, Names>> = {
  32: { nombres: ['Valentina', 'Tomás'], apellidos: ['Bianchi', 'Acosta', 'Ledesma'] },
  156: { nombres: ['Wei', 'Lin'], apellidos: ['Chen', 'Zhang'] },
  170: { nombres: ['Daniela', 'Santiago'], apellidos: ['Restrepo', 'Ospina', 'Cárdenas'] },
  250: { nombres: ['Camille', 'Théo'], apellidos: ['Lefèvre', 'Moreau'] },
  276: { nombres: ['Hannah', 'Jonas'], apellidos: ['Becker', 'Vogel'] },
  380: { nombres: ['Giulia', 'Matteo'], apellidos: ['Ferrari', 'Greco'] },
  484: { nombres: ['Ximena', 'Emiliano'], apellidos: ['Villarreal', 'Treviño'] },
  504: { nombres: ['Salma', 'Youssef'], apellidos: ['El Idrissi', 'Benali'] },
  604: { nombres: ['Milagros', 'Renzo'], apellidos: ['Quispe', 'Huamán'] },
  620: { nombres: ['Beatriz', 'Tiago'], apellidos: ['Carvalho', 'Nogueira'] },
  642: { nombres: ['Andreea', 'Mihai'], apellidos: ['Popescu', 'Ionescu'] },
  804: { nombres: ['Olena', 'Dmytro'], apellidos: ['Kovalenko', 'Shevchuk'] },
};

/** A name as an e-mail address has it. */
export function asAddress(...parts: readonly string[]): string {
  return parts
    .map((part) =>
      part
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ''),
    )
    .join('.');
}
