import type { Language } from '@portal/contract/languages';
import { ca } from './ca/help.ts';
import { en } from './en/help.ts';
import { es } from './es/help.ts';

const texts = { es, ca, en };

interface Message {
  readonly nombre: string;
  readonly email: string;
  readonly rol: 'Alumno' | 'Empresa';
  readonly asunto: string;
  readonly texto: string;
}

/** The subject and the text of the mail by which an area gets what somebody wrote to it. */
export function helpMail(language: Language, { nombre, email, rol, asunto, texto }: Message) {
  const { subject, from, answer, roles } = texts[language];
  return {
    asunto: `${subject}: ${asunto}`,
    texto: [`${from} ${nombre} (${roles[rol]}, ${email})`, texto, answer].join('\n\n'),
  };
}
