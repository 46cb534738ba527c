import { type Named, text } from './text.ts';

/** The part of a company that a position belongs to. */
interface FunctionalArea extends Named {
  readonly idAreaFuncional: number;
}

export const functionalAreas: readonly FunctionalArea[] = [
  { idAreaFuncional: 1, texts: text('Administración', 'Administració', 'Administration') },
  { idAreaFuncional: 2, texts: text('Atención al cliente', 'Atenció al client', 'Customer service') },
  { idAreaFuncional: 3, texts: text('Auditoría y control', 'Auditoria i control', 'Audit and control') },
  { idAreaFuncional: 4, texts: text('Calidad', 'Qualitat', 'Quality') },
  { idAreaFuncional: 5, texts: text('Comercial y ventas', 'Comercial i vendes', 'Sales') },
  { idAreaFuncional: 6, texts: text('Comercio exterior', 'Comerç exterior', 'Foreign trade') },
  { idAreaFuncional: 7, texts: text('Compras', 'Compres', 'Purchasing') },
  {
    idAreaFuncional: 8,
    texts: text(
      'Comunicación y relaciones públicas',
      'Comunicació i relacions públiques',
      'Communication and public relations',
    ),
  },
  { idAreaFuncional: 9, texts: text('Consultoría', 'Consultoria', 'Consulting') },
  {
    idAreaFuncional: 10,
    texts: text('Contabilidad y finanzas', 'Comptabilitat i finances', 'Accounting and finance'),
  },
  { idAreaFuncional: 11, texts: text('Dirección general', 'Direcció general', 'General management') },
  {
    idAreaFuncional: 12,
    texts: text('Diseño y creatividad', 'Disseny i creativitat', 'Design and creative work'),
  },
  {
    idAreaFuncional: 13,
    texts: text('Docencia y formación', 'Docència i formació', 'Teaching and training'),
  },
  {
    idAreaFuncional: 14,
    texts: text('Informática y sistemas', 'Informàtica i sistemes', 'Software and systems'),
  },
  {
    idAreaFuncional: 15,
    texts: text('Investigación y desarrollo', 'Recerca i desenvolupament', 'Research and development'),
  },
  { idAreaFuncional: 16, texts: text('Jurídico', 'Jurídic', 'Legal') },
  {
    idAreaFuncional: 17,
    texts: text('Logística y transporte', 'Logística i transport', 'Logistics and transport'),
  },
  { idAreaFuncional: 18, texts: text('Marketing', 'Màrqueting', 'Marketing') },
  {
    idAreaFuncional: 19,
    texts: text(
      'Medio ambiente y sostenibilidad',
      'Medi ambient i sostenibilitat',
      'Environment and sustainability',
    ),
  },
  {
    idAreaFuncional: 20,
    texts: text('Producción e ingeniería', 'Producció i enginyeria', 'Production and engineering'),
  },
  { idAreaFuncional: 21, texts: text('Recursos humanos', 'Recursos humans', 'Human resources') },
  {
    idAreaFuncional: 22,
    texts: text('Sanidad y atención social', 'Sanitat i atenció social', 'Health and social care'),
  },
  { idAreaFuncional: 23, texts: text('Turismo y eventos', 'Turisme i esdeveniments', 'Tourism and events') },
  { idAreaFuncional: 24, texts: text('Otras', 'Altres', 'Other'), ultimo: true },
];
