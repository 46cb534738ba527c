/** What is around the institution's text of an annex (`texts/anexo.<language>.md`), and the informative note. */
export const ca = {
  title: 'Annex al conveni de cooperació educativa',
  subtitle: 'Annex núm. {{number}}, versió {{version}}',
  footNumber: 'Annex {{number}}, versió {{version}} · Codi de verificació: {{code}}',
  footVerify: 'Aquest document es pot verificar a {{address}}',
  replaces: 'Aquesta versió té efecte a partir del {{dia}} i substitueix la versió {{version}}.',
  draft: 'Esborrany',
  footDraft: 'Esborrany sense validesa: l’annex es genera en validar el formulari.',
  pageOf: 'Pàgina {{page}} de {{pages}}',
  signatures: 'Signatures',
  forCompany: 'Per l’entitat col·laboradora',
  forStudent: 'L’estudiant',
  forInstitution: 'Per la institució',
  signHere: 'Signatura i data',
  kinds: { curricular: 'Curriculars', extracurricular: 'Extracurriculars' },
  followUp: { diario: 'Diari', semanal: 'Setmanal', periodico: 'Periòdic' },
  paid: '{{importe}} al mes, abans d’impostos',
  unpaid: 'Sense ajut a l’estudi',
  registersCompany: 'l’entitat col·laboradora',
  registersInstitution: 'la institució',
  remote: 'Una part es fa a distància',
  noTutor: 'La institució l’assigna abans de l’inici',
  hours: '{{dia}} hores al dia, {{dias}} dies a la setmana ({{semana}} hores setmanals)',
  fileName: 'annex {{number}} v{{version}}.pdf',
  competencies: {
    lenguaInglesa: 'Llengua anglesa',
    comunicacion: 'Comunicació',
    trabajoEquipo: 'Treball en equip',
    gestionPersonas: 'Gestió de persones',
    investigacionGestionInformacion: 'Recerca i gestió de la informació',
    aprendizajeAutonomo: 'Aprenentatge autònom',
    autoconocimiento: 'Autoconeixement',
    planificacionOrganizacion: 'Planificació i organització',
    orientacionLogro: 'Orientació a l’assoliment',
    empatiaHabilidadesSociales: 'Empatia i habilitats socials',
    flexibilidad: 'Flexibilitat',
    pensamientoAnalitico: 'Pensament analític',
  },
  note: {
    title: {
      curricular: 'Nota informativa: pràctiques curriculars',
      extracurricular: 'Nota informativa: pràctiques extracurriculars',
    },
    subtitle: 'Pràctiques núm. {{number}}',
    fileName: 'nota informativa {{number}}.pdf',
    foot: 'Nota informativa de les pràctiques {{number}}',
    text: `Aquesta nota resumeix el que l’entitat col·laboradora ha de tenir en compte durant les pràctiques de **{{alumno}}**, del {{inicio}} al {{fin}}.

## Abans de l’inici

- L’annex ha d’estar signat per l’entitat, per l’estudiant i per la institució.
- De l’alta a la Seguretat Social se n’encarrega {{seguridadSocial}}. En les pràctiques sense ajut a l’estudi, el termini és de deu dies naturals des de l’inici, i per a la baixa, de deu des del final.

## Durant les pràctiques

- L’horari és: {{horario}}. La dedicació és de {{dedicacion}} i el total, de {{horas}} hores.
- El tutor de l’entitat, {{tutor}}, confirma les hores que l’estudiant anota cada setmana.
- Qualsevol canvi de dates, horari, lloc o tasques se sol·licita abans que tingui efecte: dona lloc a una nova versió de l’annex.

## En acabar

- El tutor de l’entitat completa l’informe final en els quinze dies següents.
- L’entitat comunica immediatament a la institució qualsevol interrupció, amb el motiu i la data.
`,
  },
};
