// The specification's sentences are kept to the letter, its spelling included.
import { fieldErrors } from '../areas.ts';
import type { FieldErrorTexts } from '../validation.ts';
import { wordsIn } from './words-in.ts';

export const validationEs: FieldErrorTexts = {
  language: 'es',

  required: 'Este campo es requerido',
  malformed: 'El valor de este campo no es correcto',
  unexpected: 'El envío contiene datos no previstos',
  tooMuch: 'El texto es demasiado largo y no se ha guardado',

  min: 'El campo no tiene la longitud mínima requerida',
  max: 'Este campo admite como máximo {{max}} caracteres',
  exactLength: 'Este campo debe tener {{length}} caracteres',
  characters: 'Contiene un salto de línea o un carácter que no se puede mostrar',
  repeated: 'Este valor está repetido',

  number: 'El valor debe ser un número',
  integer: 'El número debe ser entero, sin decimales',
  multiple: 'El número debe ser múltiplo de {{step}}',
  decimals: 'El número puede tener dos decimales como máximo',
  atLeast: 'El número debe ser {{min}} como mínimo',
  atMost: 'El número debe ser {{max}} como máximo',
  moreThan: 'El número debe ser mayor que {{min}}',
  lessThan: 'El número debe ser menor que {{max}}',
  range: 'El número debe estar entre {{min}} y {{max}}',

  chooseOne: 'Elige una opción',
  chooseOneFormal: 'Elija una opción',
  chooseSome: 'Falta elegir al menos una opción',
  chooseAtLeast: 'Mínimo de opciones: {{min}}',
  chooseAtMost: 'Máximo de opciones: {{max}}',
  reason: 'Falta indicar el motivo',
  answer: 'Falta responder a esta pregunta para continuar',
  mustAccept: 'Falta marcar esta casilla para continuar',
  privacy: 'Debes aceptar la política de privacidad',

  date: 'La fecha no es correcta',
  time: 'La hora no es correcta: por ejemplo, 09:30',
  dateOrder: 'La fecha de inicio debe ser anterior a la de fin',
  dateAfterEnd: 'La fecha no puede ser posterior a la de fin',
  datePast: 'La fecha no puede ser anterior a hoy',
  dateTooEarly: 'La fecha es demasiado antigua',
  dateTooLate: 'La fecha es demasiado lejana',

  email: 'El campo email está mal formado',
  emailInvalid: 'Debes indicar una dirección de correo electrónico válida',
  phoneTooLong: 'La longitud del teléfono es excesiva',
  url: 'La url contiene errores',
  webAddress: 'La dirección web no es correcta: por ejemplo, https://www.ejemplo.com',
  dni: 'El campo DNI está mal formado',
  identity: 'El número no corresponde al tipo de documento elegido',
  taxId: 'El NIF no es correcto: falta o cambia alguna cifra o letra',

  fileRequired: 'Falta adjuntar un fichero',
  fileType: 'Este tipo de fichero no esta permitido',
  filePdfOnly: 'El fichero debe ser un PDF',
  fileEmpty: 'El fichero está vacío',
  fileTooLarge: 'El fichero es demasiado grande: el máximo es {{max}}',
  fileQuota:
    'La cuenta ha llegado a su máximo de {{files}} ficheros o {{size}}. Se puede eliminar alguno y añadir otro al día siguiente',
  fileContent: 'El contenido del fichero no corresponde a su extensión',

  ...wordsIn('es', fieldErrors),
};
