/** What a printed agreement says besides the institution's own text. */
export const es = {
  title: 'Convenio de cooperación educativa',
  subtitle: 'Convenio n.º {{number}}',
  draft: 'Borrador',
  footNumber: 'Convenio {{number}} · Código de verificación: {{code}}',
  footVerify: 'Este documento se puede verificar en {{address}}',
  footDraft: 'Borrador sin validez: el texto puede cambiar hasta que se genere el convenio.',
  pageOf: 'Página {{page}} de {{pages}}',
  signatures: 'Firmas',
  forCompany: 'Por la entidad colaboradora',
  forInstitution: 'Por la institución',
  signHere: 'Firma y fecha',
};
