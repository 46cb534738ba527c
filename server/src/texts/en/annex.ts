/** What is around the institution's text of an annex (`texts/anexo.<language>.md`), and the informative note. */
export const en = {
  title: 'Annex to the educational cooperation agreement',
  subtitle: 'Annex no. {{number}}, version {{version}}',
  footNumber: 'Annex {{number}}, version {{version}} · Verification code: {{code}}',
  footVerify: 'This document can be checked at {{address}}',
  replaces: 'This version takes effect on {{dia}} and replaces version {{version}}.',
  draft: 'Draft',
  footDraft: 'Draft without effect: the annex is generated when the form is approved.',
  pageOf: 'Page {{page}} of {{pages}}',
  signatures: 'Signatures',
  forCompany: 'For the host organisation',
  forStudent: 'The student',
  forInstitution: 'For the institution',
  signHere: 'Signature and date',
  kinds: { curricular: 'Curricular', extracurricular: 'Extracurricular' },
  followUp: { diario: 'Daily', semanal: 'Weekly', periodico: 'Periodic' },
  paid: '{{importe}} a month, before tax',
  unpaid: 'Without a study grant',
  registersCompany: 'the host organisation',
  registersInstitution: 'the institution',
  remote: 'Part of it is done remotely',
  noTutor: 'The institution appoints one before it begins',
  hours: '{{dia}} hours a day, {{dias}} days a week ({{semana}} hours a week)',
  fileName: 'annex {{number}} v{{version}}.pdf',
  competencies: {
    lenguaInglesa: 'English language',
    comunicacion: 'Communication',
    trabajoEquipo: 'Teamwork',
    gestionPersonas: 'People management',
    investigacionGestionInformacion: 'Research and information management',
    aprendizajeAutonomo: 'Autonomous learning',
    autoconocimiento: 'Self-knowledge',
    planificacionOrganizacion: 'Planning and organisation',
    orientacionLogro: 'Achievement orientation',
    empatiaHabilidadesSociales: 'Empathy and social skills',
    flexibilidad: 'Flexibility',
    pensamientoAnalitico: 'Analytical thinking',
  },
  note: {
    title: {
      curricular: 'Informative note: curricular internship',
      extracurricular: 'Informative note: extracurricular internship',
    },
    subtitle: 'Internship no. {{number}}',
    fileName: 'informative note {{number}}.pdf',
    foot: 'Informative note of internship {{number}}',
    text: `This note sums up what the host organisation has to keep in mind during the internship of **{{alumno}}**, from {{inicio}} to {{fin}}.

## Before it begins

- The annex has to be signed by the host, the student and the institution.
- Registration with the social security is the task of {{seguridadSocial}}. Where there is no study grant, the time limit is ten calendar days from the first day, and ten from the last day for deregistration.

## During the internship

- The timetable is: {{horario}}. The hours are {{dedicacion}}, {{horas}} in all.
- The host tutor, {{tutor}}, confirms the hours that the student notes each week.
- Any change of dates, timetable, place or tasks is asked for before it takes effect: it leads to a new version of the annex.

## At the end

- The host tutor fills in the final report within the fifteen days that follow.
- The host tells the institution at once of any interruption, with the reason and the date.
`,
  },
};
