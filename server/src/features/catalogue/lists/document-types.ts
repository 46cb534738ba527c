import { type Named, text } from './text.ts';

/** A document that an offer can ask its candidates for. One with a name of its own is not listed here. */
interface DocumentType extends Named {
  readonly idTipoDocumento: number;
}

export const documentTypes: readonly DocumentType[] = [
  { idTipoDocumento: 1, texts: text('Currículum', 'Currículum', 'CV') },
  { idTipoDocumento: 2, texts: text('Expediente académico', 'Expedient acadèmic', 'Academic transcript') },
  { idTipoDocumento: 3, texts: text('Carta de presentación', 'Carta de presentació', 'Cover letter') },
  {
    idTipoDocumento: 4,
    texts: text('Carta de recomendación', 'Carta de recomanació', 'Letter of recommendation'),
  },
  { idTipoDocumento: 5, texts: text('DNI o NIE', 'DNI o NIE', 'Identity document (DNI or NIE)') },
  { idTipoDocumento: 6, texts: text('Título académico', 'Títol acadèmic', 'Degree certificate') },
  {
    idTipoDocumento: 7,
    texts: text('Certificado de idiomas', 'Certificat d’idiomes', 'Language certificate'),
  },
  { idTipoDocumento: 8, texts: text('Portfolio', 'Portafolis', 'Portfolio') },
  {
    idTipoDocumento: 9,
    texts: text(
      'Certificado negativo de delitos de naturaleza sexual',
      'Certificat negatiu de delictes de naturalesa sexual',
      'Clear certificate from the sexual offences register',
    ),
  },
  { idTipoDocumento: 10, texts: text('Permiso de trabajo', 'Permís de treball', 'Work permit') },
  {
    idTipoDocumento: 11,
    texts: text('Certificado de discapacidad', 'Certificat de discapacitat', 'Disability certificate'),
  },
  { idTipoDocumento: 12, texts: text('Carné de conducir', 'Carnet de conduir', 'Driving licence') },
];
