/*
 * What people type for an entry of the catalogue besides its name: short names and trades, in Spanish, Catalan and
 * English, one form of each word (the search has its stem). Offers that chose the entry are found by them.
 */
export type SearchedAs = Readonly<Record<number, string>>;

const engineer = 'ingeniero enginyer engineer';
const developer = 'programador desarrollador desenvolupador developer informático informàtic software';
const teacher = 'maestro maestra mestre mestra magisterio magisteri profesor professor teacher';
const lawyer = 'abogado advocat lawyer jurista';
const accountant = 'contable comptable accountant';
const architect = 'arquitecto arquitecte architect';
const people = 'RRHH RH HR';

export const degreesSearchedAs: SearchedAs = {
  101: 'ADE empresariales empresarials',
  102: 'economista economist',
  103: accountant,
  106: `${people} RRLL graduado social graduat social`,
  108: lawyer,
  109: 'criminólogo criminòleg',
  111: developer,
  112: 'data scientist big data',
  113: 'IA AI machine learning',
  115: `teleco ${engineer}`,
  116: engineer,
  117: engineer,
  118: engineer,
  119: engineer,
  120: engineer,
  121: engineer,
  122: engineer,
  123: engineer,
  124: engineer,
  125: `${engineer} agrónomo agrònom`,
  126: architect,
  127: `aparejador aparellador ${architect}`,
  128: 'audiovisuales audiovisuals cámara càmera',
  129: 'periodista journalist',
  130: 'publicista publicitario publicitari',
  131: 'médico metge physician',
  132: 'enfermero enfermera infermer infermera nurse DUE',
  133: 'fisio fisioterapeuta physio',
  134: 'farmacéutico farmacèutic pharmacist',
  135: 'dentista odontólogo odontòleg',
  136: 'veterinario veterinari vet',
  137: 'nutricionista dietista',
  138: 'psicólogo psicòleg psychologist',
  139: 'logopeda',
  140: 'INEF CAFYD entrenador monitor',
  141: teacher,
  142: teacher,
  143: 'pedagogo pedagog',
  144: 'educador educator',
  145: 'guía guia',
  146: 'hotel hotelero hoteler',
  147: 'cocinero cuiner chef cocina cuina',
  148: 'diseñador dissenyador designer grafista',
  149: 'artista',
  150: 'diseñador dissenyador designer',
  151: 'gamer videogame',
  152: 'músico músic',
  153: 'biólogo biòleg biologist',
  154: 'biotecnólogo biotecnòleg',
  156: 'físico físic physicist',
  157: 'matemático matemàtic mathematician',
  158: 'estadístico estadístic statistician',
  159: 'ambientólogo ambientòleg',
  160: 'politólogo politòleg',
  161: 'RRII',
  162: 'sociólogo sociòleg sociologist',
  163: 'trabajador social treballador social asistente social assistent social',
  164: 'historiador',
  170: 'traductor intérprete intèrpret translator',
  171: 'geógrafo geògraf',
  172: 'bibliotecario bibliotecari documentalista archivero arxiver librarian',
  201: 'ADE',
  203: people,
  205: lawyer,
  206: engineer,
  207: developer,
  208: `teleco ${engineer}`,
  209: 'data scientist big data',
  210: architect,
  212: 'PGS psicólogo psicòleg',
  213: teacher,
  501: accountant,
  502: `DAW ${developer}`,
  503: 'TSEI educador educator',
};

export const functionalAreasSearchedAs: SearchedAs = {
  1: 'administrativo administratiu oficina office',
  2: 'teleoperador call center',
  3: 'auditor',
  5: 'vendedor venedor dependiente dependent',
  6: 'exportación exportació import export',
  8: 'prensa premsa community manager',
  9: 'consultor consultant',
  10: accountant,
  12: 'diseñador dissenyador designer',
  13: 'profesor professor monitor teacher',
  14: `${developer} IT`,
  15: 'I+D R+D investigador recercador researcher',
  16: lawyer,
  17: 'almacén magatzem warehouse',
  18: 'marqueting community manager',
  21: `${people} selección selecció talento talent`,
};

export const modalitiesSearchedAs: SearchedAs = {
  2: 'teletrabajo teletreball',
  3: 'teletrabajo teletreball remoto remot',
};

export const provincesSearchedAs: SearchedAs = {
  8: 'BCN',
  15: 'La Coruña',
  17: 'Gerona',
  20: 'Guipúzcoa',
  25: 'Lérida',
  32: 'Orense',
  48: 'Vizcaya',
};
