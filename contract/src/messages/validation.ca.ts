import { fieldErrors } from '../areas.ts';
import type { FieldErrorTexts } from '../validation.ts';
import { wordsIn } from './words-in.ts';

export const validationCa: FieldErrorTexts = {
  language: 'ca',

  required: 'Aquest camp és obligatori',
  malformed: 'El valor d’aquest camp no és correcte',
  unexpected: 'L’enviament conté dades no previstes',
  tooMuch: 'El text és massa llarg i no s’ha desat',

  min: 'El camp no té la longitud mínima requerida',
  max: 'Aquest camp admet com a màxim {{max}} caràcters',
  exactLength: 'Aquest camp ha de tenir {{length}} caràcters',
  characters: 'Conté un salt de línia o un caràcter que no es pot mostrar',
  repeated: 'Aquest valor està repetit',

  number: 'El valor ha de ser un nombre',
  integer: 'El nombre ha de ser enter, sense decimals',
  multiple: 'El nombre ha de ser múltiple de {{step}}',
  decimals: 'El nombre pot tenir dos decimals com a màxim',
  atLeast: 'El nombre ha de ser {{min}} com a mínim',
  atMost: 'El nombre ha de ser {{max}} com a màxim',
  moreThan: 'El nombre ha de ser més gran que {{min}}',
  lessThan: 'El nombre ha de ser més petit que {{max}}',
  range: 'El nombre ha d’estar entre {{min}} i {{max}}',

  chooseOne: 'Tria una opció',
  chooseOneFormal: 'Triï una opció',
  chooseSome: 'Falta triar almenys una opció',
  chooseAtLeast: 'Mínim d’opcions: {{min}}',
  chooseAtMost: 'Màxim d’opcions: {{max}}',
  reason: 'Falta indicar el motiu',
  answer: 'Falta respondre aquesta pregunta per continuar',
  mustAccept: 'Falta marcar aquesta casella per continuar',
  privacy: 'Cal acceptar la política de privadesa',

  date: 'La data no és correcta',
  time: 'L’hora no és correcta: per exemple, 09:30',
  dateOrder: 'La data d’inici ha de ser anterior a la de fi',
  dateAfterEnd: 'La data no pot ser posterior a la de fi',
  datePast: 'La data no pot ser anterior a avui',
  dateTooEarly: 'La data és massa antiga',
  dateTooLate: 'La data és massa llunyana',

  email: 'El camp correu electrònic està mal format',
  emailInvalid: 'Cal indicar una adreça de correu electrònic vàlida',
  phoneTooLong: 'La longitud del telèfon és excessiva',
  url: 'L’URL conté errors',
  webAddress: 'L’adreça web no és correcta: per exemple, https://www.exemple.com',
  dni: 'El camp DNI està mal format',
  identity: 'El número no correspon al tipus de document triat',
  taxId: 'El NIF no és correcte: falta o canvia alguna xifra o lletra',

  fileRequired: 'Falta adjuntar un fitxer',
  fileType: 'Aquest tipus de fitxer no està permès',
  filePdfOnly: 'El fitxer ha de ser un PDF',
  fileEmpty: 'El fitxer està buit',
  fileTooLarge: 'El fitxer és massa gran: el màxim és {{max}}',
  fileQuota:
    'El compte ha arribat al màxim de {{files}} fitxers o {{size}}. Se’n pot eliminar algun i afegir-ne un altre l’endemà',
  fileContent: 'El contingut del fitxer no correspon a l’extensió',

  ...wordsIn('ca', fieldErrors),
};
