/** A table of which a student's rows are in the record. */
export interface RecordTable {
  readonly table: string;
  /** Which rows `t` are of the account `$1`. */
  readonly rows: string;
  /** Columns that are left out, each with why. */
  readonly without?: Readonly<Record<string, string>>;
  /** Columns that name a file which goes along. */
  readonly files?: readonly string[];
  /** What is added so that a row can be understood without the rest of the database. */
  readonly more?: string;
}

const ofAccount = 't.account_id = $1';
const ofStudent = 't.student_id = $1';
const ofApplication = 't.application_id in (select id from applications where student_id = $1)';
const ofPlacement = 't.placement_id in (select id from placements where student_id = $1)';

const ofOffer = `
  (select json_build_object('titulo', o.titulo, 'referencia', o.referencia, 'tipo', o.tipo)
    from offers o where o.id = t.offer_id)`;

const secret = 'opens something for anybody who knows it';
const another = 'says who somebody else is';

/** By the name of their part of the record. A table that is in neither list fails the tests. */
export const recordTables: Readonly<Record<string, RecordTable>> = {
  cuenta: { table: 'accounts', rows: 't.id = $1', without: { password_hash: secret } },
  alumno: { table: 'students', rows: 't.id = $1', files: ['foto_id'] },
  identidades: { table: 'account_identities', rows: ofAccount },
  enlaces: { table: 'account_links', rows: ofAccount, without: { secreto_hash: secret } },
  sesiones: { table: 'sessions', rows: ofAccount, without: { id: secret } },
  proteccionDatos: { table: 'data_protection_acceptances', rows: ofAccount },
  bajas: { table: 'leave_requests', rows: ofAccount, without: { resuelta_por: another } },
  estudios: { table: 'studies', rows: ofStudent, files: ['copia_id'] },
  notasAnteriores: {
    table: 'study_averages',
    rows: 't.study_id in (select id from studies where student_id = $1)',
  },
  formacion: { table: 'trainings', rows: ofStudent },
  estancias: { table: 'stays', rows: ofStudent },
  solicitudesEstudios: {
    table: 'study_requests',
    rows: ofStudent,
    files: ['fichero_id'],
    without: { resuelta_por: another },
  },
  idiomas: { table: 'spoken_languages', rows: ofStudent },
  experiencia: { table: 'experiences', rows: ofStudent, files: ['adjunto_id'] },
  documentos: { table: 'student_documents', rows: ofStudent, files: ['file_id'] },
  documentosSolicitados: { table: 'document_requests', rows: ofStudent, files: ['file_id'] },
  cvImpresos: { table: 'cv_pdfs', rows: ofStudent, files: ['file_id'] },
  candidaturas: {
    table: 'applications',
    rows: ofStudent,
    more: `
      (select json_build_object('titulo', o.titulo, 'referencia', o.referencia, 'tipo', o.tipo,
          'empresa', case when not o.ocultar_datos_empresa then c.nombre_comercial end,
          'elegida', (o.cierre ->> 'idCandidatura')::integer is not distinct from t.id)
        from offers o join companies c on c.id = o.company_id where o.id = t.offer_id)`,
  },
  eventos: {
    table: 'event_registrations',
    rows: ofAccount,
    more: `(select json_build_object('titulos', e.textos, 'inicio', e.inicio) from events e where e.id = t.event_id)`,
  },
  certificadosEventos: {
    table: 'event_certificates',
    rows: ofAccount,
    files: ['file_id'],
    without: { huella_datos: 'is a checksum, which says nothing by itself' },
  },
  programas: {
    table: 'programme_adhesions',
    rows: ofAccount,
    without: { company_id: 'is of requests of companies' },
    more: `(select json_build_object('titulos', p.textos, 'patrocinador', p.patrocinador)
      from programmes p where p.id = t.programme_id)`,
  },
  enviado: { table: 'application_snapshots', rows: ofApplication, files: ['pdf_id', 'foto_id'] },
  documentosEnviados: { table: 'application_documents', rows: ofApplication, files: ['file_id'] },
  incorporaciones: {
    table: 'incorporation_forms',
    rows: ofApplication,
    without: { datos: 'is of the company and of those who speak for it, but for the internship itself' },
    more: `json_build_object('horario', t.datos -> 'horario', 'condiciones', t.datos -> 'condiciones',
      'actividad', t.datos -> 'actividad', 'competencias', t.datos -> 'competencias')`,
  },
  propuestas: {
    table: 'internship_proposals',
    rows: ofStudent,
    without: {
      account_id: another,
      clave_envio: secret,
      datos: 'is of the company and of those who speak for it, but for the degree',
    },
    more: `json_build_object('titulacion', t.datos -> 'titulacion')`,
  },
  pasosPropuesta: {
    table: 'proposal_events',
    rows: 't.proposal_id in (select id from internship_proposals where student_id = $1)',
    without: { account_id: another },
  },
  pasosIncorporacion: {
    table: 'incorporation_events',
    rows: ofApplication,
    without: { account_id: another, nombre: another },
  },
  practicas: {
    table: 'placements',
    rows: ofStudent,
    without: {
      datos: 'is in part of the company and of those who speak for it',
      email_tutor_empresa: another,
      academic_tutor_id: another,
    },
    more: `json_build_object('horario', t.datos -> 'horario', 'condiciones', t.datos -> 'condiciones',
      'actividad', t.datos -> 'actividad', 'competencias', t.datos -> 'competencias')`,
  },
  interrupcionesPracticas: { table: 'placement_interruptions', rows: ofPlacement },
  anexos: {
    table: 'annex_versions',
    rows: ofPlacement,
    without: { datos: 'is in part of the company and of those who speak for it' },
    files: ['file_id'],
  },
  firmas: {
    table: 'annex_signatures',
    rows: `t.parte = 'alumno' and t.version_id in (select v.id from annex_versions v
      join placements p on p.id = v.placement_id where p.student_id = $1)`,
    without: { account_id: another },
    files: ['file_id'],
  },
  documentosPracticas: {
    table: 'company_documents',
    rows: `t.id_practica in (select id from placements where student_id = $1)
      and (t.aportado_por = 'alumno' or t.tipo in ('anexo', 'notaCurricular', 'notaExtraordinaria', 'seguimiento',
        'memoria', 'renuncia', 'seguro', 'programa'))`,
    files: ['file_id', 'file_anterior_id'],
  },
  cambiosPracticas: {
    table: 'change_requests',
    rows: ofPlacement,
    files: ['adjunto_id'],
    without: {
      account_id: another,
      clave_envio: secret,
      cambios: 'is in part of who speaks for the company; what changes is in `diferencias`',
    },
  },
  pasosPracticas: {
    table: 'placement_events',
    rows: ofPlacement,
    without: { account_id: another, nombre: another },
  },
  horasPracticas: {
    table: 'placement_weeks',
    rows: ofPlacement,
    without: { quien: another },
  },
  informesPracticas: {
    table: 'placement_reports',
    rows: `${ofPlacement} and t.tipo = 'memoria'`,
    files: ['file_id'],
    without: { informe: 'is of the reports of host tutors', account_id: another },
  },
  notasPracticas: { table: 'placement_marks', rows: ofPlacement },
  certificadosPracticas: { table: 'placement_certificates', rows: ofPlacement, files: ['file_id'] },
  citasOrientacion: {
    table: 'orientation_appointments',
    rows: ofStudent,
    more: `
      (select json_build_object('inicio', s.inicio, 'orientador', c.nombre)
        from orientation_slots s join counsellors c on c.id = s.counsellor_id where s.id = t.slot_id)`,
  },
  reunionesOrientacion: { table: 'orientation_meetings', rows: ofStudent },
  seguridadSocial: {
    table: 'social_security_marks',
    rows: ofPlacement,
    without: { alta_por: another, baja_por: another, excluida_por: another },
  },
  trimestresSeguridadSocial: {
    table: 'reported_quarters',
    rows: ofPlacement,
    without: { account_id: another },
  },
  solicitudesEducacion: {
    table: 'education_requests',
    rows: ofStudent,
    without: {
      nombre_tutor_empresa: another,
      apellidos_tutor_empresa: another,
      email_tutor_empresa: another,
      telefono_tutor_empresa: another,
    },
    more: `
      (select json_build_object('centro', c.nombre_comercial) from companies c where c.id = t.company_id)`,
  },
  pasosSolicitudesEducacion: {
    table: 'education_request_events',
    rows: 't.request_id in (select id from education_requests where student_id = $1)',
    without: { account_id: another },
  },
  certificadoMenores: { table: 'minors_certificates', rows: ofStudent, files: ['file_id'] },
  pasos: {
    table: 'application_events',
    rows: ofApplication,
    without: {
      account_id: another,
      nota_interna: 'is what the people of a company write to one another, which the company answers for',
    },
  },
  entrevistas: { table: 'interviews', rows: ofApplication },
  accesos: {
    table: 'data_accesses',
    rows: ofStudent,
    without: { account_id: another },
    more: `
      (select json_build_object('titulo', o.titulo,
          'empresa', case when not o.ocultar_datos_empresa then c.nombre_comercial end)
        from applications a join offers o on o.id = a.offer_id join companies c on c.id = o.company_id
        where a.id = t.application_id)`,
  },
  accesosInstitucion: { table: 'institution_accesses', rows: ofStudent, without: { gestor_id: another } },
  busquedas: {
    table: 'saved_searches',
    rows: ofStudent,
    without: { clave: secret, consulta: 'is `filtros` in the words of the index' },
  },
  avisosBusquedas: {
    table: 'search_alerts',
    rows: 't.search_id in (select id from saved_searches where student_id = $1)',
  },
  ofertasDescartadas: { table: 'dismissed_offers', rows: ofStudent, more: ofOffer },
  ofertasGuardadas: { table: 'saved_offers', rows: ofStudent, more: ofOffer },
  ofertasVistas: { table: 'seen_offers', rows: ofStudent, more: ofOffer },
  inscripcionesExternas: {
    table: 'external_applications',
    rows: ofStudent,
    more: `
      (select json_build_object('titulo', o.titulo, 'referencia', o.referencia, 'tipo', o.tipo,
          'empresa', case when not o.ocultar_datos_empresa then c.nombre_comercial end)
        from offers o join companies c on c.id = o.company_id where o.id = t.offer_id)`,
  },
  notificaciones: { table: 'notifications', rows: ofAccount },
  preferenciasCorreo: { table: 'mail_preferences', rows: ofAccount },
  resumenes: { table: 'digests', rows: ofAccount },
  correos: {
    table: 'kept_mails',
    rows: 't.para in (select email from accounts where id = $1 union select email_personal from students where id = $1)',
  },
  encuestas: { table: 'survey_answers', rows: ofAccount },
  encuestasContestadas: { table: 'survey_responses', rows: ofAccount },
  encuestasEmpezadas: {
    table: 'survey_drafts',
    rows: ofAccount,
    without: { codigo_hash: 'is of anonymous answers, which are nobody’s' },
  },
  encuestasConParticipacion: { table: 'survey_participations', rows: ofAccount },
  cambiosImportados: { table: 'import_changes', rows: ofStudent },
  actosGestion: {
    table: 'manager_acts',
    rows: "t.tipo = 'cuenta' and t.objeto = $1::text",
    without: { gestor_id: another },
  },
  ficheros: {
    table: 'files',
    rows: 't.account_id = $1',
    without: { clave: 'is a place in the file store' },
  },
};

const ofNobody = 'holds nothing of students';

/** The other tables, each with why it is left out. */
export const notInRecord: Readonly<Record<string, string>> = {
  candidate_notes: 'is what the people of a company write to one another, which the company answers for',
  candidate_exports: 'names no student; that data were exported is in the accesses',
  company_contacts: 'is of people of companies',
  academic_tutors: 'is of tutors',
  tutor_links: 'is of tutors',
  placement_numbers: ofNobody,
  company_changes: 'is of companies',
  billing_accounts: 'is of companies',
  agreements: 'is of companies',
  agreement_versions: 'is of companies',
  agreement_events: 'is of companies and managers',
  agreement_reviews: 'is of companies and of whom they send a link',
  agreement_comments: 'is of companies and of whom they send a link',
  incorporation_links: 'is of companies and of whom they send a link',
  agreement_texts: ofNobody,
  agreement_numbers: ofNobody,
  second_factors: 'is of managers',
  recovery_codes: 'is of managers',
  login_attempts: 'is kept by hashes, from which nobody is found',
  error_reports: 'is kept by hashes, from which nobody is found',
  sign_on_requests: 'is of somebody who has not come in yet, for minutes',
  own_records: 'is this record itself',
  sent_calls: 'is kept for a day, by hashes, with numbers of what was added',
  offer_history: 'is what companies and managers do',
  imports: 'is the file of the institution; what it changed is in the record',
  import_matches: ofNobody,
  import_headings: ofNobody,
  communications: ofNobody,
  companies: ofNobody,
  placement_hour_reminders: 'is the day of the last reminder',
  survey_requests: 'is when each party was told of a survey',
  placement_report_reminders: 'is which reminder was the last',
  document_zips: 'is of people of companies',
  invoices: ofNobody,
  invoice_imports: ofNobody,
  invoice_numbers: ofNobody,
  management_fees: ofNobody,
  company_notes: 'is what managers note of companies',
  pending_claims: 'is which manager sees to what waits',
  rejection_reasons: ofNobody,
  company_merges: ofNobody,
  company_merge_rows: ofNobody,
  maintenances: ofNobody,
  offer_cards: ofNobody,
  offer_search: ofNobody,
  offer_totals: ofNobody,
  offers: 'is of companies; what a student applied to is with the application',
  settings: ofNobody,
  surveys: ofNobody,
  guides: ofNobody,
  events: ofNobody,
  event_pictures: ofNobody,
  programmes: ofNobody,
  programme_documents: ofNobody,
  help_answers: ofNobody,
  counsellors: 'is of counsellors',
  orientation_slots: ofNobody,
  survey_versions: ofNobody,
};
