/** What is around the institution's text of an annex (`texts/anexo.<language>.md`), and the informative note. */
export const es = {
  title: 'Anexo al convenio de cooperación educativa',
  subtitle: 'Anexo n.º {{number}}, versión {{version}}',
  footNumber: 'Anexo {{number}}, versión {{version}} · Código de verificación: {{code}}',
  footVerify: 'Este documento se puede verificar en {{address}}',
  replaces: 'Esta versión tiene efecto desde el {{dia}} y sustituye a la versión {{version}}.',
  draft: 'Borrador',
  footDraft: 'Borrador sin validez: el anexo se genera al validar el formulario.',
  pageOf: 'Página {{page}} de {{pages}}',
  signatures: 'Firmas',
  forCompany: 'Por la entidad colaboradora',
  forStudent: 'El estudiante',
  forInstitution: 'Por la institución',
  signHere: 'Firma y fecha',
  kinds: { curricular: 'Curriculares', extracurricular: 'Extracurriculares' },
  followUp: { diario: 'Diario', semanal: 'Semanal', periodico: 'Periódico' },
  paid: '{{importe}} al mes, antes de impuestos',
  unpaid: 'Sin ayuda al estudio',
  registersCompany: 'la entidad colaboradora',
  registersInstitution: 'la institución',
  remote: 'Una parte se realiza a distancia',
  noTutor: 'La institución lo asigna antes del inicio',
  hours: '{{dia}} horas al día, {{dias}} días a la semana ({{semana}} horas semanales)',
  fileName: 'anexo {{number}} v{{version}}.pdf',
  competencies: {
    lenguaInglesa: 'Lengua inglesa',
    comunicacion: 'Comunicación',
    trabajoEquipo: 'Trabajo en equipo',
    gestionPersonas: 'Gestión de personas',
    investigacionGestionInformacion: 'Investigación y gestión de la información',
    aprendizajeAutonomo: 'Aprendizaje autónomo',
    autoconocimiento: 'Autoconocimiento',
    planificacionOrganizacion: 'Planificación y organización',
    orientacionLogro: 'Orientación al logro',
    empatiaHabilidadesSociales: 'Empatía y habilidades sociales',
    flexibilidad: 'Flexibilidad',
    pensamientoAnalitico: 'Pensamiento analítico',
  },
  note: {
    title: {
      curricular: 'Nota informativa: prácticas curriculares',
      extracurricular: 'Nota informativa: prácticas extracurriculares',
    },
    subtitle: 'Prácticas n.º {{number}}',
    fileName: 'nota informativa {{number}}.pdf',
    foot: 'Nota informativa de las prácticas {{number}}',
    text: `Esta nota resume lo que la entidad colaboradora ha de tener en cuenta durante las prácticas de **{{alumno}}**, del {{inicio}} al {{fin}}.

## Antes del inicio

- El anexo ha de estar firmado por la entidad, por el estudiante y por la institución.
- Del alta en la Seguridad Social se encarga {{seguridadSocial}}. En las prácticas sin ayuda al estudio, el plazo es de diez días naturales desde el inicio, y para la baja, de diez desde el fin.

## Durante las prácticas

- El horario es: {{horario}}. La dedicación es de {{dedicacion}} y el total, de {{horas}} horas.
- El tutor de la entidad, {{tutor}}, confirma las horas que el estudiante anota cada semana.
- Cualquier cambio de fechas, horario, lugar o tareas se solicita antes de que tenga efecto: da lugar a una nueva versión del anexo.

## Al terminar

- El tutor de la entidad completa el informe final en los quince días siguientes.
- La entidad comunica de inmediato a la institución cualquier interrupción, con el motivo y la fecha.
`,
  },
};
