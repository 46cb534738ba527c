import { fieldErrors } from '../areas.ts';
import type { FieldErrorTexts } from '../validation.ts';
import { wordsIn } from './words-in.ts';

export const validationEn: FieldErrorTexts = {
  language: 'en',

  required: 'This field is required',
  malformed: 'This field isn’t filled in correctly',
  unexpected: 'Unexpected data was sent',
  tooMuch: 'The text is too long and wasn’t saved',

  min: 'This field is shorter than the minimum length',
  max: 'This field takes at most {{max}} characters',
  exactLength: 'This field must have {{length}} characters',
  characters: 'It contains a line break or a character that can’t be shown',
  repeated: 'This value is repeated',

  number: 'Enter a number',
  integer: 'Enter a whole number',
  multiple: 'The number must be a multiple of {{step}}',
  decimals: 'The number can have at most two decimals',
  atLeast: 'The number must be {{min}} or more',
  atMost: 'The number must be {{max}} or less',
  moreThan: 'The number must be more than {{min}}',
  lessThan: 'The number must be less than {{max}}',
  range: 'The number must be between {{min}} and {{max}}',

  chooseOne: 'Choose an option',
  chooseOneFormal: 'Choose an option',
  chooseSome: 'Choose at least one option',
  chooseAtLeast: 'Choose at least {{min}} options',
  chooseAtMost: 'You can choose at most {{max}}',
  reason: 'Give the reason',
  answer: 'You must answer this question to continue',
  mustAccept: 'Tick this box to continue',
  privacy: 'You must accept the privacy policy',

  date: 'Enter a valid date',
  time: 'Enter a time, such as 09:30',
  dateOrder: 'The start date must be before the end date',
  dateAfterEnd: 'The date cannot be later than the end date',
  datePast: 'The date can’t be before today',
  dateTooEarly: 'The date is too far in the past',
  dateTooLate: 'The date is too far in the future',

  email: 'The email isn’t written correctly',
  emailInvalid: 'You must enter a valid email address',
  phoneTooLong: 'The phone number is too long',
  url: 'The URL contains errors',
  webAddress: 'The web address isn’t right: for example, https://www.example.com',
  dni: 'The DNI isn’t valid',
  identity: 'The number doesn’t match the type of document chosen',
  taxId: 'The tax ID isn’t right: a digit or a letter is missing or different',

  fileRequired: 'Attach a file',
  fileType: 'This type of file isn’t allowed',
  filePdfOnly: 'The file has to be a PDF',
  fileEmpty: 'The file is empty',
  fileTooLarge: 'The file is too large: the maximum is {{max}}',
  fileQuota:
    'The account has reached its maximum of {{files}} files or {{size}}. You can delete one and add another the next day',
  fileContent: 'The content of the file doesn’t match its extension',

  ...wordsIn('en', fieldErrors),
};
